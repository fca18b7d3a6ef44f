import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import postcss from 'postcss';
import type {Tokens} from '../../trade-map/to-svg';

/** The tokens as each colour mode has them. */
export function readTokens(siteDir: string): Readonly<Record<'light' | 'dark', Tokens>> {
  const text = readFileSync(join(siteDir, 'theme/css/tokens.css'), 'utf8');
  const rules = postcss.parse(text).nodes.filter((node) => node.type === 'rule');
  const tokensOf = (selector: string) =>
    Object.fromEntries(
      rules
        .filter((rule) => rule.selectors.includes(selector))
        .flatMap(({nodes}) => nodes.filter((node) => node.type === 'decl'))
        .map(({prop, value}) => [prop.slice(2), value]),
    );
  const light = tokensOf(':root');
  return {light, dark: {...light, ...tokensOf("html[data-theme='dark']")}};
}
