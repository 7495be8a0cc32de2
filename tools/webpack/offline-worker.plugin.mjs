import { readFileSync } from 'node:fs';

/** Puts the worker of screens that open without a network beside the page, under the one name that browsers know it by. */
export class OfflineWorkerPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OfflineWorkerPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.emitAsset('offline.js', new compiler.webpack.sources.RawSource(readFileSync(this.file)));
    });
  }
}
