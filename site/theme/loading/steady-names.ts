import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';

/**
 * Minimizes scripts as Docusaurus does, but gives short names in the order of the alphabet instead of
 * by how often each letter occurs. A script that holds the names of others is minimized while the
 * hashes in them are provisional, and these depend on the bundler's cache (web-infra-dev/rspack#14089).
 */
export const steadyNames = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: {
    ...getSwcJsMinimizerOptions(),
    minify: true,
    mangle: {disableCharFreq: true},
  } as object, // The bundler hands all of it to SWC, but its types know less.
});
