import {readGuides} from '../read-guides';
import {measureEase} from './ease';
import {readProse} from './read-prose';

/** Prints how long and how hard to read each guide is. */
for (const guide of readGuides()) {
  const {words, ease} = measureEase(readProse(guide).text);
  console.log(`${String(words).padStart(6)} words  ${ease.toFixed(0).padStart(4)}  ${guide.file}`);
}
