import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

const own = (file) => fileURLToPath(new URL(`./development/${file}`, import.meta.url));

/**
 * Whether components are replaced in the open page. A deployed portal has a React that takes none (`npm run dev -- borrower --portal …`):
 * there the page is loaded anew.
 */
export const replacesComponents = process.env.DEVELOPED_FOR === undefined;

/**
 * What a build for development has in place of the production's (NODE_ENV=development, `npm run dev`): components that
 * are replaced in the running page, names instead of hashes, and source maps in files of their own, since the content
 * security policy allows no eval in development either.
 */
export const development = {
  devtool: 'cheap-module-source-map',
  alias: {
    'react-refresh/runtime$': own('refresh-runtime.cjs'),
    'react-refresh-itself$': createRequire(import.meta.url).resolve('react-refresh/runtime'),
  },
  plugins: () => [
    ...(replacesComponents
      ? [new ReactRefreshPlugin({ overlay: false, exclude: /node_modules|tools[\\/]webpack/ })]
      : []),
    // By its name and not by an alias, before federation takes it for something that the shell lends.
    new webpack.NormalModuleReplacementPlugin(/^react\/jsx-dev-runtime$/, own('jsx-dev-runtime.mjs')),
  ],
  // The file above belongs to no package that would name the version of its React.
  ignoreWarnings: [/No required version specified/],
  optimization: { moduleIds: 'named', chunkIds: 'named', minimize: false, sideEffects: false },
};
