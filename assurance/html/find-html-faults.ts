import {HtmlValidate, StaticConfigLoader} from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:document'],
    rules: {
      // Every file of ours comes from the same host as the page.
      'require-sri': ['error', {target: 'crossorigin'}],
    },
  }),
);

type HtmlFault = {
  /** The rule of html-validate; its documentation explains it. */
  readonly rule: string;
  readonly place: string;
  readonly text: string;
};

/** What a page has that the HTML standard does not permit. */
export function findHtmlFaults(html: string, name: string): readonly HtmlFault[] {
  const {results} = validator.validateStringSync(html, name);
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, line, column}) => ({
      rule: ruleId,
      place: `${name}:${line}:${column}`,
      text: message,
    })),
  );
}
