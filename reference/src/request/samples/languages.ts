import type {TargetId} from '@readme/httpsnippet/targets';
import type {Grammar} from './tokenize';

export type Language = {
  readonly id: string;
  readonly label: string;
  readonly grammar: Grammar;
  /** The library's names for it. Without them, we write the sample ourselves. */
  readonly library?: readonly [target: TargetId, client: string];
  /** The library writes the body as a literal of the language, and escapes nothing but quotes. */
  readonly isLiteral?: true;
  /** What to replace, so that a sample prints the body of an error, which says what is wrong. */
  readonly throwing?: readonly [code: string, printing: string];
};

/** The languages of the samples, in the order of their tabs; the first is shown by default. */
export const languages: readonly Language[] = [
  {id: 'curl', label: 'curl', grammar: 'bash'},
  {
    id: 'typescript',
    label: 'TypeScript',
    grammar: 'typescript',
    library: ['javascript', 'fetch'],
    isLiteral: true,
  },
  {
    id: 'csharp',
    label: 'C#',
    grammar: 'csharp',
    library: ['csharp', 'httpclient'],
    throwing: ['    response.EnsureSuccessStatusCode();\n', ''],
  },
  {
    id: 'php',
    label: 'PHP',
    grammar: 'php',
    library: ['php', 'guzzle'],
    throwing: [
      String.raw`new \GuzzleHttp\Client()`,
      String.raw`new \GuzzleHttp\Client(['http_errors' => false])`,
    ],
  },
  {
    id: 'python',
    label: 'Python',
    grammar: 'python',
    library: ['python', 'requests'],
    isLiteral: true,
  },
  {id: 'java', label: 'Java', grammar: 'java', library: ['java', 'nethttp']},
];
