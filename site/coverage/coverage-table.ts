import type {Mention} from '../find-mentions';
import type {Subject} from './subject';

const titles: Readonly<Record<Subject['kind'], string>> = {
  call: 'Calls',
  rule: 'Rules of requests',
  entity: 'Entities',
  enum: 'Enumerations, with every value and its meaning',
  error: 'Error codes',
  constant: 'Constants',
};

/** A Markdown table of what is taught where; it names the first guide that teaches each subject. */
export function coverageTable(mentions: readonly Mention[], subjects: readonly Subject[]): string {
  const kinds = Object.entries(titles) as [Subject['kind'], string][];
  const sections = kinds.map(([kind, title]) => {
    const rows = subjects
      .filter((subject) => subject.kind === kind)
      .map(({name, isTaughtBy}) => {
        const mention = mentions.find(isTaughtBy);
        return `| \`${name}\` | ${mention ? `${mention.page}, ${mention.heading}` : 'nowhere'} |`;
      });
    return `## ${title}\n\n| What | Taught at |\n| --- | --- |\n${rows.join('\n')}\n`;
  });
  return `# What is taught where\n\nWritten by \`npm run coverage\` from the guides and the contract; a test fails when something is taught nowhere.\n\n${sections.join('\n')}`;
}
