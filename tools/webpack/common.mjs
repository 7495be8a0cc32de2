import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { development, replacesComponents } from './development.mjs';
import { LoadedFilesPlugin } from './loaded-files.plugin.mjs';
import { PrecompressPlugin } from './precompress.plugin.mjs';
import { quickModules } from './quick-modules.cjs';

const require = createRequire(import.meta.url);

export const production = process.env.NODE_ENV !== 'development';

/** Packages of others; ours are sources wherever they lie, linked into the tree or unpacked beside those. */
const ofOthers = /[\\/]node_modules[\\/](?!@groundwork[\\/])/;

/** What a package of others names at its top and only calls in a part of it that nobody uses: `withTheme` of Emotion. */
const neverCalled = { 'hoist-non-react-statics$': false };

/** Modules of Chakra that a first screen spends most on; ours have the same answers for what is written here. */
const withQuickModules = () =>
  new webpack.NormalModuleReplacementPlugin(/[\\/][a-z-]+\.js$/, (found) => {
    const quick = /[\\/]@chakra-ui[\\/]react[\\/]/.test(found.context) && quickModules[basename(found.request, '.js')];
    if (quick) found.request = quick;
  });

/** Of a style Emotion makes rules with stylis; ours gives the same for what is written here. */
const quickCache = fileURLToPath(new URL('./quick-cache.mjs', import.meta.url));

const cssProperties = fileURLToPath(new URL('./css-properties.mjs', import.meta.url));

/** A file name with the hash of its content; a server of development keeps one file for each name. */
export const hashed = (name) => (production ? `${name}.[contenthash].js` : `${name}.js`);

/**
 * What every browser unit is built with. Workspace libraries are bundled from their sources (export condition
 * `source`), so a library needs no build of its own before a remote is built.
 * The persistent cache stays off: on a warm rebuild it made broken bundles without an error. Nx caches instead.
 */
export function commonConfig({ context, entry, plugins, output = {}, splitChunks }) {
  return {
    mode: production ? 'production' : 'development',
    context,
    target: ['web', 'es2022'],
    entry,
    cache: production ? false : { type: 'memory' },
    devtool: production ? 'source-map' : development.devtool,
    resolve: {
      alias: {
        ...neverCalled,
        '@emotion/cache$': quickCache,
        '@pandacss/is-valid-prop$': cssProperties,
        ...(production ? {} : development.alias),
      },
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
    },
    resolveLoader: { alias: { 'swc-loader': require.resolve('swc-loader') } },
    module: {
      rules: [
        // Libraries say in their package.json that they have no top-level effects, so that a barrel costs only what is imported from it.
        { test: /\.tsx?$/, exclude: ofOthers, ...ownSource },
      ],
    },
    output: {
      path: join(context, 'dist'),
      clean: production,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 3_500,
      hashFunction: 'xxhash64',
      // The page that is loaded first carries the hash of every other file.
      hashDigestLength: 12,
      ...output,
    },
    optimization: production
      ? {
          moduleIds: 'deterministic',
          chunkIds: 'deterministic',
          ...(splitChunks ? { splitChunks } : {}),
          minimizer: [
            new TerserPlugin({
              // The licences of what is bundled stand beside the scripts, once for all.
              extractComments: { condition: 'some', filename: 'licences.txt', banner: false },
              // Smallest by gzip, by trial.
              terserOptions: { ecma: 2022, compress: { passes: 3, inline: 1, reduce_funcs: false } },
            }),
          ],
        }
      : development.optimization,
    ignoreWarnings: production ? [] : development.ignoreWarnings,
    performance: { hints: false },
    plugins: [
      withQuickModules(),
      ...plugins,
      ...(production ? [new LoadedFilesPlugin(), new PrecompressPlugin()] : development.plugins()),
    ],
    stats: 'errors-warnings',
  };
}

/**
 * The condition `source` holds for what our own files import; a few packages of others name a `source` too, which
 * they do not ship, and are asked for only by one another.
 */
const ownSource = { use: swcLoader(), resolve: { conditionNames: ['source', '...'] } };

function swcLoader() {
  return {
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: !production, refresh: !production && replacesComponents },
        },
        target: 'es2022',
      },
      module: { type: 'es6' },
    },
  };
}
