/**
 * Packs a unit into one file for each of its programs, without what it never calls: what a process reads when it starts it holds as long
 * as it lives (docs/adr/0113). Names of classes and functions stay, since Nest and TypeORM go by them. What is imported late is a part
 * beside the file. The files are CommonJS: packages of others rely on what strict mode refuses.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

const beside = [
  ...['better-sqlite3', '@node-rs/argon2'],
  ...['pdfkit', 'fontkit', 'dejavu-fonts-ttf'],
  ...['@opentelemetry/', '@aws-sdk/'],
];
/** What stays a package: it has native code, reads its own files by their paths, or is large and read by few. */
export const isBeside = (name) => beside.some((one) => (one.endsWith('/') ? name.startsWith(one) : name === one));

const packageOf = (request) => /^(?:@[^/]+\/)?[^/]+/.exec(request)[0];
const inPackages = /[\\/]node_modules[\\/]/;

/** What stays beside, and what packages of others ask for on the chance that it is there. */
function leaveOut({ request, context, getResolve }, done) {
  if (request.startsWith('.') || request.startsWith('/')) return done();
  const outside = `commonjs ${request}`;
  if (isBeside(packageOf(request))) return done(null, outside);
  if (!inPackages.test(context)) return done();
  return getResolve()(context, request, (error) => (error ? done(null, outside) : done()));
}

const beginning = "const packedAt = require('node:url').pathToFileURL(__filename);";
const place = fileURLToPath(import.meta.resolve('./place.mjs'));
const nothing = fileURLToPath(import.meta.resolve('./nothing.mjs'));
/** TypeORM names the drivers of all databases. */
const drivers = new Set(['./mysql/MysqlDriver', './better-sqlite3/BetterSqlite3Driver']);
const schemaCompilers = new Set(['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler']);
/** What these files read when they are loaded, or might read later, and no unit uses. */
const unused = [
  { of: /[\\/]typeorm[\\/]driver$/, is: (request) => request.endsWith('Driver') && !drivers.has(request) },
  // `createHttpApp` brings others.
  { of: /[\\/]fastify[\\/]lib$/, is: (request) => schemaCompilers.has(request) },
  {
    of: /[\\/]undici$/,
    is: (request) =>
      /^\.\/lib\/(mock|interceptor|cache|web\/(websocket|eventsource|cookies))(\/|$)/.test(request) ||
      /^\.\/lib\/dispatcher\/(balanced-pool|round-robin-pool|retry-agent|h2c-client|[\w-]*proxy-agent)$/.test(request),
  },
];

/** They ask for what they need through `createRequire`. */
const asking = /[\\/]@nestjs[\\/](?:mapped-types|swagger|typeorm)[\\/]/;
/** Nothing in them counts on being loaded but what their index names first, which `reflect-metadata` here stands for. */
const withoutEffects = /[\\/]@nestjs[\\/](?:common|core|mapped-types|passport|platform-fastify|swagger|typeorm)[\\/]/;
const rxjs = (root, part) => join(root, 'node_modules/rxjs/dist/esm', part);

const configOf = ({ root, folder, out, maps, at = join(folder, 'dist') }, programs) => ({
  mode: 'production',
  target: 'node20',
  context: root,
  entry: Object.fromEntries(
    programs.map((program) => [
      program,
      [createRequire(join(root, 'package.json')).resolve('reflect-metadata'), join(folder, 'dist', `${program}.js`)],
    ]),
  ),
  devtool: maps ? 'source-map' : false,
  output: { path: out, filename: '[name].js', chunkFilename: 'part-[id].js', library: { type: 'commonjs2' } },
  node: { __dirname: false, __filename: false, global: false },
  externals: [leaveOut],
  resolve: {
    alias: { rxjs$: rxjs(root, 'index.js'), 'rxjs/operators$': rxjs(root, 'operators/index.js') },
  },
  module: {
    parser: {
      javascript: {
        ...{ importMeta: false, url: false, createRequire: false },
        ...{ exprContextCritical: false, unknownContextCritical: false, wrappedContextCritical: false },
      },
    },
    rules: [
      { test: /\.js$/, exclude: inPackages, extractSourceMap: maps },
      {
        test: /\.m?js$/,
        exclude: asking,
        use: [{ loader: place, options: { place: at } }],
      },
      { test: asking, parser: { createRequire: true, importMeta: true } },
      { test: withoutEffects, sideEffects: false },
    ],
  },
  optimization: {
    // Joined modules would give one of two classes of the same name another.
    concatenateModules: false,
    splitChunks: false,
    nodeEnv: false,
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: {
          ecma: 2022,
          compress: { keep_classnames: true, keep_fnames: true },
          mangle: { keep_classnames: true, keep_fnames: true },
          // One character beyond Latin 1 doubles what the whole text takes.
          format: { comments: false, ascii_only: true },
        },
      }),
    ],
  },
  plugins: [
    new webpack.BannerPlugin({ raw: true, banner: beginning }),
    new webpack.NormalModuleReplacementPlugin(/./, (found) => {
      if (unused.some(({ of, is }) => of.test(found.context) && is(found.request))) found.request = nothing;
    }),
  ],
  performance: { hints: false },
});

/** What went wrong is told by its beginning. */
const mostTold = 10;

/** @returns what webpack says of what it made by `config`, which is called `name` where it could not */
async function made(config, name) {
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, found) => (error ? reject(error) : resolve(found)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
  const wrong = [...errors, ...warnings]
    .slice(0, mostTold)
    .map(({ moduleName, message }) => `${moduleName ?? ''} ${message}`);
  if (wrong.length > 0) throw new Error(`${name} was not packed:\n${wrong.join('\n')}`);
  return stats;
}

/** What a unit can be started with. */
const allPrograms = ['main', 'list-papers', 'verify-evidence'];

/**
 * @param unit `root` of the repository; `folder` of the unit, built; `out`: where its files are written, which belong in the place of its
 * `dist`; `maps`: whether with source maps, which Node reads where it is told to
 * @returns the folders of the packages of others that are in them
 */
export async function pack(unit) {
  const { folder } = unit;
  const programs = allPrograms.filter((program) => existsSync(join(folder, 'dist', `${program}.js`)));
  const stats = await made(configOf(unit, programs), folder);
  const packages = new Set();
  for (const { resource } of stats.compilation.modules) {
    const within = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(resource ?? '');
    if (within) packages.add(within[0]);
  }
  return packages;
}

/**
 * The whole portal of one process in one file, for who starts it many times (docs/adr/0008): nothing is left out of it, made
 * shorter or read later.
 * @param portal `root` of the repository; `folder` of the built portal; `file` that is written
 */
export async function packPortal({ root, folder, file }) {
  const config = configOf({ root, folder, out: dirname(file), at: dirname(file) }, ['main']);
  const { parser, rules } = config.module;
  await made(
    {
      ...config,
      mode: 'none',
      output: { ...config.output, filename: basename(file) },
      module: { rules, parser: { javascript: { ...parser.javascript, dynamicImportMode: 'eager' } } },
      optimization: { ...config.optimization, minimize: false },
      plugins: [new webpack.BannerPlugin({ raw: true, banner: beginning })],
    },
    folder,
  );
}
