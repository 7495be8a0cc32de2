import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { commonConfig, hashed } from './common.mjs';
import { FirstChunksPlugin } from './first-chunks.plugin.mjs';
import { HandbookPlugin } from './handbook.plugin.mjs';
import { OfflineWorkerPlugin } from './offline-worker.plugin.mjs';
import { PdfAssetsPlugin } from './pdf-assets.plugin.mjs';
import { ThemeScriptPlugin } from './theme-script.plugin.mjs';

/**
 * The build of the host page. The federation runtime is an ordinary lazy import of the shell
 * (shell/src/features/remotes), so that the sign-in page does not carry it.
 */
export function shellConfig({ context }) {
  return commonConfig({
    context,
    entry: { main: './src/main.ts' },
    splitChunks: {
      // By itself: it changes less often than what is written here, and its first bytes do not wait behind all others. What is fetched
      // ahead of it has nothing of it.
      cacheGroups: {
        react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', enforce: true },
      },
    },
    output: {
      publicPath: '/',
      uniqueName: 'groundwork_shell',
      filename: hashed('[name]'),
      chunkFilename: hashed('[name]'),
    },
    plugins: [
      // What the federation plugin would set: the shell reads manifests itself, so the runtime leaves its own reader out.
      new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
      new HtmlWebpackPlugin({ template: join(context, 'src/index.html'), scriptLoading: 'defer' }),
      new FirstChunksPlugin('./bootstrap.js', {
        template: 'signed-in',
        signedIn: [
          './features/remotes/ahead.js',
          './portal.js',
          './features/remotes/federation.js',
          './portal-tools.js',
        ],
      }),
      new PdfAssetsPlugin(),
      new HandbookPlugin(join(context, '../docs/handbook')),
      new ThemeScriptPlugin(join(context, 'src/theme.js')),
      new OfflineWorkerPlugin(join(context, 'src/offline.js')),
    ],
  });
}
