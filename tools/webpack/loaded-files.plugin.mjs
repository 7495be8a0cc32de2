import { relative } from 'node:path';

/**
 * Writes `loaded-files.json`: which files the browser fetches for the entry ('') and for each `import()` by the module
 * that is imported. What the size check reads; no browser asks for it.
 */
export class LoadedFilesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('LoadedFilesPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'LoadedFilesPlugin', stage }, () => {
        const loaded = {};
        // A module that was put into another one has left its imports to that.
        const holders = new Map(
          [...compilation.modules].flatMap((holder) => (holder.modules ?? []).map((held) => [held, holder])),
        );
        for (const group of compilation.chunkGroups) {
          const files = group.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => /\.js$/.test(file));
          if (group.isInitial()) note(loaded, '', files);
          for (const origin of group.origins) {
            if (typeof origin.request !== 'string' || !origin.module?.context) continue;
            const imported = compilation.moduleGraph.getOutgoingConnections(
              holders.get(origin.module) ?? origin.module,
            );
            for (const { module, dependency } of imported) {
              const resource = module?.rootModule?.resource ?? module?.resource;
              if (dependency?.request !== origin.request || !resource) continue;
              note(loaded, relative(compiler.context, resource).replaceAll('\\', '/'), files);
            }
          }
        }
        const source = new compiler.webpack.sources.RawSource(`${JSON.stringify(loaded, null, 2)}\n`);
        compilation.emitAsset('loaded-files.json', source);
      });
    });
  }
}

function note(loaded, module, files) {
  loaded[module] = { files: [...new Set([...(loaded[module]?.files ?? []), ...files])] };
}
