import {afterAll, expect, test} from 'vitest';
import {isInstalled} from '../../../../scripts/find-toolchain';
import type {RunnableLanguage} from './run-sample';
import {runSample, stopRunners} from './run-sample';

/** A sample that fails, and one that prints 1. */
const samples: Readonly<Record<RunnableLanguage, readonly [string, string]>> = {
  curl: ['exit 1', 'echo 1'],
  typescript: ["Promise.reject(new Error('no'));", 'Promise.resolve(1).then(console.log);'],
  python: ['raise SystemExit(1)', 'print(1)'],
  php: ['<?php exit(1);', '<?php echo 1;'],
  java: ['throw new Exception();', 'System.out.println(1);'],
};

for (const [language, [failing, working]] of Object.entries(samples)) {
  const id = language as RunnableLanguage;
  test.runIf(id === 'typescript' || isInstalled(id))(
    `a ${id} sample that fails is no obstacle to the next`,
    async () => {
      await expect(runSample(id, failing)).rejects.toThrow();
      expect((await runSample(id, working)).trim()).toBe('1');
    },
  );
}

afterAll(stopRunners);
