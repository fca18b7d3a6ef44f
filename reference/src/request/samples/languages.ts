import type {Grammar} from './tokens';

/** The languages of the samples, in the order of their tabs; the first is shown at first. */
export const languages = [
  {id: 'curl', label: 'curl', grammar: 'bash', target: 'shell', client: 'curl'},
  {
    id: 'typescript',
    label: 'TypeScript',
    grammar: 'typescript',
    target: 'javascript',
    client: 'fetch',
  },
  {id: 'csharp', label: 'C#', grammar: 'csharp', target: 'csharp', client: 'httpclient'},
  {id: 'php', label: 'PHP', grammar: 'php', target: 'php', client: 'guzzle'},
  {id: 'python', label: 'Python', grammar: 'python', target: 'python', client: 'requests'},
  {id: 'java', label: 'Java', grammar: 'java', target: 'java', client: 'nethttp'},
] as const satisfies readonly {
  id: string;
  label: string;
  grammar: Grammar;
  target: string;
  client: string;
}[];

export type LanguageId = (typeof languages)[number]['id'];
