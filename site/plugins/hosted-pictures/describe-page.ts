import type {HostedPage} from '@symblepay/sandbox/browser';

/** What a picture shows, for readers who do not see it: what the page says, and what can be pressed. */
export function describePage({title, paragraphs, facts, choices}: HostedPage): string {
  const said = [...paragraphs, ...facts.map(({label, value}) => `${label}: ${value}`)].map(
    asSentence,
  );
  const buttons = choices.map(({label}) => label).join(', ');
  return `Hosted page: ${asSentence(title)} ${said.join(' ')} Buttons: ${asSentence(buttons)}`;
}

function asSentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}
