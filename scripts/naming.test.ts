import {ESLint} from 'eslint';
import {expect, test} from 'vitest';

const eslint = new ESLint({
  // Checking names does not need types, which take long to load.
  overrideConfig: {languageOptions: {parserOptions: {project: false}}},
  ruleFilter: ({ruleId}) => ruleId === '@typescript-eslint/naming-convention',
});

test.each(['scripts/check-types.ts', 'scripts/run.mjs'])(
  'A variable of %s is not in capitals',
  async (filePath) => {
    const lint = async (text: string) => {
      const [result] = await eslint.lintText(text, {filePath});
      return result?.messages.map(({line}) => line);
    };
    expect(await lint('const SEED = 1;\nconst MOST_TRADES = 2;')).toEqual([1, 2]);
    expect(await lint('const mostTrades = 1;\nconst StatusPage = 2;')).toEqual([]);
    expect(await lint('const {PORT} = process.env;\nconst signals = {SIGTERM: 15};')).toEqual([]);
  },
);
