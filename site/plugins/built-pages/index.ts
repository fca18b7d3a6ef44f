import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {writeAgentFile} from './agent-file/write-agent-file';
import type {PagePass} from './built-page';
import {addPolicies} from './content-security-policy';
import {openPages} from './open-pages';
import {writeTwins} from './markdown-twins/write-twins';
import {checkReferenceLinks} from './reference-links';
import {writeIndex} from './search-index/write-index';
import {paintCards} from './social-cards/paint-cards';
import {writeNoScriptStyles} from './stylesheets/no-script-styles';
import {preloadFont} from './stylesheets/preload-font';
import {shrinkStylesheets} from './stylesheets/shrink-stylesheets';

/**
 * In the order in which they run. The policy must match the final page, so only preloads that stand
 * before it may follow.
 */
const passes = {
  'reference-links': checkReferenceLinks,
  'social-cards': paintCards,
  'search-index': writeIndex,
  'markdown-twins': writeTwins,
  stylesheets: shrinkStylesheets,
  'no-script-styles': writeNoScriptStyles,
  'agent-file': writeAgentFile,
  'content-security-policy': addPolicies,
  font: preloadFont,
} satisfies Record<string, PagePass>;

const names = Object.keys(passes) as (keyof typeof passes)[];

export type BuiltPagesOptions = {
  /** The passes to run; all of them by default. */
  readonly passes: readonly (keyof typeof passes)[];
};

/** Opens each built page once, runs the passes on it and writes it once. */
export default function builtPages(_: LoadContext, options: BuiltPagesOptions): Plugin {
  return {
    name: 'built-pages',
    async postBuild(site) {
      const {outDir} = site;
      const opened = await openPages(site);
      const pages = opened.map(({page}) => page);
      for (const name of names.filter((each) => options.passes.includes(each))) {
        await passes[name](pages, site);
      }
      await Promise.all(pages.map(({file, html}) => writeFile(join(outDir, file), html)));
      await Promise.all(opened.map(({keepReadings}) => keepReadings()));
    },
  };
}

const schema = Joi.object<BuiltPagesOptions>({
  passes: Joi.array()
    .items(Joi.string().valid(...names))
    .default(names),
});

type Context = OptionValidationContext<Partial<BuiltPagesOptions>, BuiltPagesOptions>;

export function validateOptions({validate, options}: Context): BuiltPagesOptions {
  return validate(schema, options);
}
