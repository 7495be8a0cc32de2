import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';

const { RuntimeGlobals } = webpack;

/** Where the runtime of a remote keeps the hashes of its chunks. */
const hashes = `${RuntimeGlobals.require}.integrity`;

/** A hash that no file has: a browser ignores one that it cannot read, and would load the file. */
const ofNothing = `sha384-${'A'.repeat(64)}`;

/**
 * Chunks of a remote are loaded by their hashes. The build writes those of all scripts into `mf-manifest.json`, whose own
 * hash the registry has; the shell hands them over on the tag of the entry script (`integrity` of its `groundwork`
 * property), and a chunk without one is refused. A shell of an earlier version hands nothing over, and nothing is checked.
 * Beside them stand the scripts of the area's home (`home`) and what it reads first (`homeCalls`), for a shell that fetches them ahead.
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const withHashes = new WeakSet();
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('IntegrityPlugin', (chunk) => {
        if (withHashes.has(chunk)) return;
        withHashes.add(chunk);
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule());
      });
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(
        'IntegrityPlugin',
        (code) =>
          `${code}\nif (${hashes}) script.integrity = ${hashes}[url.split("?")[0].split("/").pop()] || "${ofNothing}";`,
      );
      // After everything that still changes a script or writes the manifest.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, () => {
        const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
        compilation.updateAsset('mf-manifest.json', (old) => {
          const manifest = JSON.parse(old.source().toString());
          const integrity = Object.fromEntries(scripts.map(({ name, source }) => [name, hashOf(source)]));
          const { firstScreen, homeParts = [], homeCalls } = readPackage(compiler.context);
          const loaded = JSON.parse(compilation.getAsset('loaded-files.json').source.source().toString());
          const filesOf = (module) => {
            if (!loaded[module]) throw new Error(`${module} is not loaded by an import()`);
            return loaded[module].files;
          };
          const home = firstScreen && [...new Set([firstScreen, ...homeParts].flatMap(filesOf))];
          return new webpack.sources.RawSource(JSON.stringify({ ...manifest, integrity, home, homeCalls }));
        });
      });
    });
  }
}

/** What the package of an area says to its build. */
const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).groundwork ?? {};

const hashOf = (source) => `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`;

class IntegrityRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('integrity', webpack.RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    return `var tag = document.currentScript;\n${hashes} = tag && tag.groundwork && tag.groundwork.integrity;`;
  }
}
