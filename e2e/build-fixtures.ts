import {copyFileSync} from 'node:fs';
import {buildSite} from './build-site';

for (const [variant, folder] of [
  ['plain', 'build/plain'],
  ['loud', 'build/loud/loud'],
] as const) {
  const {status, output} = await buildSite('e2e/fixture-site', folder, {VARIANT: variant});
  if (status !== 0) {
    console.error(output);
    throw new Error(`The ${variant} variant of the fixture site does not build.`);
  }
}
// The loud site lives under its base path; the server looks for the not-found page at the root.
copyFileSync('fixture-site/build/loud/loud/404.html', 'fixture-site/build/loud/404.html');
