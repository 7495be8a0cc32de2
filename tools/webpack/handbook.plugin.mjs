import { bookOf, books, picturesIn } from './handbook.mjs';

/**
 * Puts the handbook (docs/handbook) under `/handbook-files/` of the shell: a document for each book, which shell/src/data/handbook.ts
 * fetches when somebody opens it, and the pictures of its pages.
 */
export class HandbookPlugin {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('HandbookPlugin', (compilation) => {
      const { RawSource } = compiler.webpack.sources;
      compilation.contextDependencies.add(this.folder);
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'HandbookPlugin', stage }, () => {
        const pictures = picturesIn(this.folder);
        for (const { address, content } of pictures.values()) compilation.emitAsset(address, new RawSource(content));
        for (const book of books)
          compilation.emitAsset(
            `handbook-files/${book}.json`,
            new RawSource(JSON.stringify(bookOf(this.folder, book, pictures))),
          );
      });
    });
  }
}
