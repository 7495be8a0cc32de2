import webpack from 'webpack';

/**
 * Gives the chunks of a remote the query of its own entry script. The shell retries a failed remote under another
 * URL (`remoteEntry.js?retry=1`), because the browser does not ask again for a URL whose first request still hangs;
 * the chunks have to leave their hanging URLs in the same way.
 */
export class RetryQueryPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RetryQueryPlugin', (compilation) => {
      const name = webpack.RuntimeGlobals.getChunkScriptFilename;
      const extended = new WeakSet();
      compilation.hooks.runtimeRequirementInTree.for(name).tap('RetryQueryPlugin', (chunk) => {
        if (extended.has(chunk)) return;
        extended.add(chunk);
        compilation.addRuntimeModule(chunk, new RetryQueryRuntimeModule());
      });
    });
  }
}

class RetryQueryRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('retry query', webpack.RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const name = webpack.RuntimeGlobals.getChunkScriptFilename;
    return [
      'var script = document.currentScript;',
      'var query = script && script.src ? new URL(script.src).search : "";',
      `var filename = ${name};`,
      `if (query && filename) ${name} = function (chunkId) { return filename(chunkId) + query; };`,
    ].join('\n');
  }
}
