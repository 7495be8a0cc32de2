import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { commonConfig, hashed, production } from './common.mjs';
import { IntegrityPlugin } from './integrity.plugin.mjs';
import { RetryQueryPlugin } from './retry-query.plugin.mjs';
import { sourceVersion } from './source-version.mjs';

/**
 * What a remote takes from the shell at run time instead of bundling it; the shell's list is
 * shell/src/features/remotes/shared-modules.ts. Nothing else crosses a remote's border.
 */
const fromTheShell = ['react', 'react/', 'react-dom', 'react-dom/', 'react-router-dom'];

/**
 * The build of one area: `remoteConfig({ name: 'borrower', context: import.meta.dirname })`.
 * Exposes exactly `./app` from `src/export-app.tsx`. REMOTE_VERSION makes the container and webpack's own globals
 * unique to a version: two versions that share them would serve the older one for ever.
 */
export function remoteConfig({ name, context }) {
  const version = process.env.REMOTE_VERSION ?? sourceVersion(context);
  const container = `${name}_${version.replace(/[^A-Za-z0-9]/g, '_')}`;
  return commonConfig({
    context,
    entry: {},
    output: {
      publicPath: 'auto',
      uniqueName: container,
      chunkFilename: hashed('[name]'),
    },
    plugins: [
      new RetryQueryPlugin(),
      ...(production ? [new IntegrityPlugin()] : []),
      new ModuleFederationPlugin({
        name: container,
        filename: hashed('remoteEntry'),
        exposes: { './app': './src/export-app.tsx' },
        shared: Object.fromEntries(fromTheShell.map((key) => [key, { singleton: true, import: false }])),
        shareStrategy: 'loaded-first',
        manifest: { fileName: 'mf-manifest.json' },
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  });
}
