import {writeFileSync} from 'node:fs';
import {recordAll} from '../recording/record-all';
import {readGuides} from '../read-guides';
import {coverageTable} from './coverage-table';
import {findMentions} from '../find-mentions';
import {listSubjects} from './subjects';

void recordAll().then((recordings) => {
  const mentions = readGuides().flatMap(findMentions);
  const table = coverageTable(mentions, listSubjects(recordings));
  writeFileSync('site/coverage/README.md', table);
});
