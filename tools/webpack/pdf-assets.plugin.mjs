import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folders = ['cmaps', 'standard_fonts', 'wasm'];

/**
 * Puts what the PDF reader fetches for some documents (character maps, the standard fonts, decoders of scanned pages) under
 * `/pdfjs/` of the shell, where shell/src/features/preview/pdf-document.ts looks for it.
 */
export class PdfAssetsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PdfAssetsPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PdfAssetsPlugin', stage }, () => {
        const reader = dirname(
          createRequire(join(compiler.context, 'package.json')).resolve('pdfjs-dist/package.json'),
        );
        for (const folder of folders)
          for (const name of readdirSync(join(reader, folder)))
            compilation.emitAsset(
              `pdfjs/${folder}/${name}`,
              new compiler.webpack.sources.RawSource(readFileSync(join(reader, folder, name))),
              { minimized: true },
            );
      });
    });
  }
}
