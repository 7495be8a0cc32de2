/** What is built and tested in place of modules of Chakra, by their names: a first screen spends most on them. */
exports.quickModules = {
  css: require.resolve('./quick-css.mjs'),
  'merge-config': require.resolve('./quick-merge.mjs'),
  memo: require.resolve('./quick-memo.mjs'),
  normalize: require.resolve('./quick-normalize.mjs'),
  'token-dictionary': require.resolve('./quick-tokens.mjs'),
};
