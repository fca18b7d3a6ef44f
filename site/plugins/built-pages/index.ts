import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import type {PageStep} from './built-page';
import {parsePage} from './built-page';
import {addPolicies} from './content-security-policy';
import {writeTwins} from './markdown-twins/write-twins';
import {checkReferenceLinks} from './reference-links';
import {writeIndex} from './search-index/write-index';
import {paintCards} from './social-cards/paint-cards';
import {writeNoScriptStyles} from './stylesheets/no-script-styles';
import {shrinkStylesheets} from './stylesheets/shrink-stylesheets';

/** In the order in which they run. The policy is last: it must match the page that is written. */
const steps = {
  'reference-links': checkReferenceLinks,
  'social-cards': paintCards,
  'search-index': writeIndex,
  'markdown-twins': writeTwins,
  stylesheets: shrinkStylesheets,
  'no-script-styles': writeNoScriptStyles,
  'content-security-policy': addPolicies,
} satisfies Record<string, PageStep>;

const names = Object.keys(steps) as (keyof typeof steps)[];

export type BuiltPagesOptions = {
  /** The steps to run; all of them by default. */
  readonly steps: readonly (keyof typeof steps)[];
};

/** Reads and parses each built page once, runs the steps on it and writes it once. */
export default function builtPages(_: LoadContext, options: BuiltPagesOptions): Plugin {
  return {
    name: 'built-pages',
    async postBuild(site) {
      const {outDir} = site;
      const pages = await Promise.all(
        globSync('**/*.html', {cwd: outDir})
          .sort()
          .map(async (file) => parsePage(file, await readFile(join(outDir, file), 'utf8'))),
      );
      for (const name of names.filter((each) => options.steps.includes(each))) {
        await steps[name](pages, site);
      }
      await Promise.all(pages.map(({file, html}) => writeFile(join(outDir, file), html)));
    },
  };
}

const schema = Joi.object<BuiltPagesOptions>({
  steps: Joi.array()
    .items(Joi.string().valid(...names))
    .default(names),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<BuiltPagesOptions>, BuiltPagesOptions>): BuiltPagesOptions {
  return validate(schema, options);
}
