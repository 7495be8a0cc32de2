const quickMemo = require.resolve('@groundwork/tools-webpack/quick-memo');
const cssProperties = require.resolve('@groundwork/tools-webpack/css-properties');
const isMemoOfChakra = (request, { basedir }) =>
  request.endsWith('/utils/memo.js') && basedir.replaceAll('\\', '/').includes('/@chakra-ui/react/');

/** Jest's own resolver: the sources of the packages that are ours, a quicker `memo` for Chakra, and the part of CSS that it knows. */
module.exports = (request, options) => {
  if (isMemoOfChakra(request, options)) return quickMemo;
  if (request === '@pandacss/is-valid-prop') return cssProperties;
  return options.defaultResolver(
    request,
    request.startsWith('@groundwork/') ? { ...options, conditions: ['source', ...options.conditions] } : options,
  );
};
