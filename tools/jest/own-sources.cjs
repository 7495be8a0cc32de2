/** Jest's own resolver, which takes the sources of the packages that are ours. */
module.exports = (request, options) =>
  options.defaultResolver(
    request,
    request.startsWith('@groundwork/') ? { ...options, conditions: ['source', ...options.conditions] } : options,
  );
