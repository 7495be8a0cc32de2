import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Below this many bytes a compressed copy saves nothing worth a file. */
const smallest = 1024;

/** Leaves `.br` and `.gz` beside every text file of a build, for servers that hand them out as they are. */
export class PrecompressPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PrecompressPlugin', async (compilation) => {
      const folder = compilation.outputOptions.path;
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((one) => /\.(js|css|html|json|svg)$/.test(one))) {
        const file = join(folder, name);
        const content = await readFile(file);
        if (content.length < smallest) continue;
        await writeFile(`${file}.gz`, await asGzip(content, { level: 9 }));
        await writeFile(`${file}.br`, await asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
      }
    });
  }
}
