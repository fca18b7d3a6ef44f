import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {createRequire} from 'node:module';
import type {AcceptedPlugin} from 'postcss';
import {filesBeside} from './files-beside';
import type {ThemeLinks} from './links';
import {listPages} from './list-pages';

const require = createRequire(import.meta.url);
const here = filesBeside(import.meta.url);

type DefaultPlugin = readonly [name: string, settings: object];

const load = (name: string) => require(name) as (settings: object) => AcceptedPlugin;

/**
 * What makes the site ours, on top of the classic theme: used by the documentation and by the
 * fixture site of the browser tests.
 */
export default function houseTheme(
  {baseUrl, siteConfig}: LoadContext,
  {start, reference, support}: ThemeLinks,
): Plugin {
  return {
    name: 'house-theme',
    getThemePath: () => './components',
    getClientModules: () => [
      './loading/clean-path.ts',
      './client/content-styles.ts',
      './client/copy-code.ts',
      './client/print-in-light.ts',
      './client/early-clicks.ts',
      './client/reach-for-links.ts',
      './client/scroll-position.ts',
      './css/tokens.css',
      './css/font.css',
      './css/prose.css',
      './css/frame.css',
      './css/navbar.css',
      './css/menu.css',
      './css/article.css',
      './css/edges.css',
      './css/paper.css',
      './css/highlight.css',
    ],
    configureWebpack: () => ({
      resolve: {
        alias: {
          // Code is highlighted at build time; without this the classic theme ships Prism to each page.
          'prism-react-renderer$': here('./client/no-prism.ts'),
          // Our base styles replace the classic theme's: see css/frame.css.
          [require.resolve('infima/dist/css/default/default.css')]: here('./css/base.css'),
        },
      },
    }),
    // For each stylesheet, Docusaurus has the plugin made anew and looks for a file with settings.
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      config: false,
      plugins: (plugins as readonly DefaultPlugin[]).map(([name, settings]) =>
        load(name)(settings),
      ),
    }),
    injectHtmlTags: () => ({
      // Written after the build (built-pages). In the body, so that it comes after the
      // stylesheets of the head.
      preBodyTags: [
        {
          tagName: 'noscript',
          innerHTML: `<link rel="stylesheet" href="${baseUrl}no-script.css">`,
        },
      ],
    }),
    async allContentLoaded({allContent, actions}) {
      await actions.createData('pages.json', JSON.stringify(listPages(allContent, siteConfig)));
      actions.setGlobalData({start, reference, support} satisfies ThemeLinks);
    },
  };
}

const path = Joi.string().pattern(/^\//).required();
const schema = Joi.object<ThemeLinks>({start: path, reference: path, support: path});

type Context = OptionValidationContext<ThemeLinks, ThemeLinks>;

export function validateOptions({validate, options}: Context): ThemeLinks {
  return validate(schema, options);
}
