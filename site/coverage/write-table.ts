import {writeFileSync} from 'node:fs';
import {recordAll} from '../plugins/executed-examples/record-all';
import {coverageTable} from './coverage-table';
import {readGuides} from './read-guides';
import {listSubjects} from './subjects';

void recordAll(`${process.cwd()}/site/examples`).then((recordings) => {
  const table = coverageTable(readGuides('site/docs'), listSubjects(recordings));
  writeFileSync('site/coverage/README.md', table);
});
