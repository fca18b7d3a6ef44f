import {afterAll, expect, onTestFinished, test} from 'vitest';
import {isInstalled} from '../../../../scripts/find-toolchain';
import {placeSamples} from './place-samples';
import type {RunnableLanguage} from './runners';
import {stopRunners} from './runners';

/** A sample that fails, and one that prints 1. */
const samples: Readonly<Record<RunnableLanguage, readonly [string, string]>> = {
  curl: ['exit 1', 'echo 1'],
  typescript: ["Promise.reject(new Error('no'));", 'Promise.resolve(1).then(console.log);'],
  python: ['raise SystemExit(1)', 'print(1)'],
  php: ['<?php exit(1);', '<?php echo 1;'],
  java: ['throw new Exception();', 'System.out.println(1);'],
};

for (const [language, codes] of Object.entries(samples)) {
  const id = language as RunnableLanguage;
  test.runIf(id === 'typescript' || isInstalled(id))(
    `a ${id} sample that fails is no obstacle to the next`,
    async () => {
      const {run, remove} = placeSamples(id, codes);
      onTestFinished(remove);
      await expect(run(0)).rejects.toThrow();
      expect((await run(1)).trim()).toBe('1');
    },
  );
}

afterAll(stopRunners);
