import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, test} from 'vitest';

const isInstalled = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(isInstalled).each(['symblepay-receiver.service', 'symblepay-worker.service'])(
  'systemd finds nothing wrong with %s',
  (unit) => {
    const {status, stderr} = spawnSync(
      'systemd-analyze',
      ['verify', join(import.meta.dirname, unit)],
      {encoding: 'utf8'},
    );
    expect([status, stderr]).toEqual([0, '']);
  },
);
