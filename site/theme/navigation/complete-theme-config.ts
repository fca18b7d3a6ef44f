import * as classicTheme from '@docusaurus/theme-classic';
import type {PluginModule, ThemeConfig} from '@docusaurus/types';
import type {Joi} from '@docusaurus/utils-validation';
import type {Fault} from './navigation-item';
import {navigationItems, reportFaults} from './navigation-item';

/** The brief's nine (section 2); a plain link needs no type. */
const itemTypes =
  'default, dropdown, localeDropdown, search, html, doc, docSidebar, docsVersion, docsVersionDropdown';

/**
 * Gives each navigation item its default position and has the classic theme check the settings now,
 * so that its refusal names the file, the place and the remedy.
 */
export function completeThemeConfig(themeConfig: ThemeConfig, file: string): ThemeConfig {
  const items = navigationItems(themeConfig).map((item) => ({position: 'right', ...item}));
  const complete: ThemeConfig =
    items.length === 0
      ? themeConfig
      : {...themeConfig, navbar: {...(themeConfig.navbar as object), items}};
  const {validateThemeConfig} = classicTheme as unknown as PluginModule;
  validateThemeConfig?.({
    themeConfig: complete,
    validate: (schema, value) => {
      const {error} = schema.validate(value, {convert: false, allowUnknown: true});
      if (error) throw reportFaults(file, error.details.map(describe), error);
      return value;
    },
  });
  return complete;
}

function describe({message, path}: Joi.ValidationErrorItem): Fault {
  const setting = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return {
    setting: `themeConfig${setting}`,
    problem: `${message}.`,
    remedy: message.startsWith('Bad navbar item type')
      ? `Choose one of ${itemTypes}.`
      : 'Every setting is listed at https://docusaurus.io/docs/api/themes/configuration.',
  };
}
