import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The home page. It is a route with a content of its own, as guides are, and not a page of the
 * framework's: browsers keep its markup and never get the code and the recordings behind it
 * (decisions/0040).
 */
export default function homePage({baseUrl}: LoadContext): Plugin {
  return {
    name: 'home-page',
    contentLoaded({actions}) {
      actions.addRoute({
        path: baseUrl,
        component: '@site/src/components/HomePage/index.tsx',
        exact: true,
        modules: {content: '@site/src/components/HomePage/content.tsx'},
      });
    },
  };
}
