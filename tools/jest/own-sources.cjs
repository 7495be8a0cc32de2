const quickMemo = require.resolve('@groundwork/tools-webpack/quick-memo');
const isMemoOfChakra = (request, { basedir }) =>
  request.endsWith('/utils/memo.js') && basedir.replaceAll('\\', '/').includes('/@chakra-ui/react/');

/** Jest's own resolver, which takes the sources of the packages that are ours, and a quicker `memo` for Chakra. */
module.exports = (request, options) => {
  if (isMemoOfChakra(request, options)) return quickMemo;
  return options.defaultResolver(
    request,
    request.startsWith('@groundwork/') ? { ...options, conditions: ['source', ...options.conditions] } : options,
  );
};
