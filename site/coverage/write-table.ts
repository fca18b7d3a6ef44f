import {writeFileSync} from 'node:fs';
import {coverageTable} from './coverage-table';
import {readGuides} from './read-guides';

writeFileSync('site/coverage/README.md', coverageTable(readGuides('site/docs')));
