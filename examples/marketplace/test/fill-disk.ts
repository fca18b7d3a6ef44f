import {Database} from '../lib/database.ts';

// Ends well if the disk refuses a row, and the next one that fits is kept.
const [, , file = ''] = process.argv;
process.on('SIGXFSZ', () => undefined);
const rows = new Database(file).table<{readonly text: string}>('filling');
for (let row = 0; row < 10_000; row++) {
  try {
    rows.put(String(row), {text: 'x'.repeat(90)});
  } catch {
    rows.put('last', {text: ''});
    process.exit(0);
  }
}
process.exit(1);
