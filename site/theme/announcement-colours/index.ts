import type {LoadContext, Plugin, ThemeConfig} from '@docusaurus/types';
import {join} from 'node:path';

type AnnouncementColours = Readonly<Partial<Record<'backgroundColor' | 'textColor', string>>>;

const name = 'announcement-colours';
const stylesheet = 'colours.css';

/** The settings without the colours of the announcement bar, and the colours. */
export function takeColours(themeConfig: ThemeConfig): [ThemeConfig, AnnouncementColours] {
  const {announcementBar} = themeConfig as {announcementBar?: AnnouncementColours};
  if (announcementBar === undefined) return [themeConfig, {}];
  const {backgroundColor, textColor, ...rest} = announcementBar;
  return [
    {...themeConfig, announcementBar: rest},
    {backgroundColor, textColor},
  ];
}

/**
 * Puts the colours of the announcement bar into a stylesheet: the classic theme writes them into a
 * style attribute, which our content security policy refuses.
 */
export default function announcementColours(
  {generatedFilesDir}: LoadContext,
  colours: AnnouncementColours,
): Plugin {
  return {
    name,
    getClientModules: () => [join(generatedFilesDir, name, 'default', stylesheet)],
    async contentLoaded({actions}) {
      await actions.createData(stylesheet, toCss(colours));
    },
  };
}

export function toCss({backgroundColor, textColor}: AnnouncementColours): string {
  const rules = [
    ...(backgroundColor ? [`background-color: ${backgroundColor};`] : []),
    ...(textColor ? [`color: ${textColor};`] : []),
  ];
  // `html` makes the rule more specific than the house colours, whichever comes first.
  return rules.length === 0 ? '' : `html .theme-announcement-bar { ${rules.join(' ')} }\n`;
}
