const { basename } = require('node:path');
const { quickModules } = require('@groundwork/tools-webpack/quick-modules');

const quickCache = require.resolve('@groundwork/tools-webpack/quick-cache');
const cssProperties = require.resolve('@groundwork/tools-webpack/css-properties');
const isOfChakra = ({ basedir }) => /\/@chakra-ui\/react\/dist\/esm\//.test(`${basedir.replaceAll('\\', '/')}/`);

/** Jest's own resolver: the sources of the packages that are ours, and what is built in place of parts of Chakra and Emotion. */
module.exports = (request, options) => {
  const quick = isOfChakra(options) && quickModules[basename(request, '.js')];
  if (quick) return quick;
  // Emotion itself, which is loaded by `require` here, has its own.
  if (request === '@emotion/cache' && !options.basedir.includes('node_modules')) return quickCache;
  if (request === '@pandacss/is-valid-prop' && isOfChakra(options)) return cssProperties;
  return options.defaultResolver(
    request,
    request.startsWith('@groundwork/') ? { ...options, conditions: ['source', ...options.conditions] } : options,
  );
};
