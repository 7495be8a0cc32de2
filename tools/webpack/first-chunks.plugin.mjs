import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Names in the page the files of the `import()` that it begins with, so that the browser fetches them beside the entry, which only then
 * asks for them. With the entry's own priority, so that nothing waits that is painted before; the page has the same scripts as without it.
 */
export class FirstChunksPlugin {
  /** @param request what the entry imports: './bootstrap.js'. */
  constructor(request) {
    this.request = request;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FirstChunksPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('FirstChunksPlugin', (page) => {
        const first = compilation.chunkGroups.filter((group) =>
          group.origins.some(({ request }) => request === this.request),
        );
        const files = new Set(first.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js')));
        if (files.size === 0) throw new Error(`The entry does not import ${this.request}`);
        for (const file of files)
          page.headTags.push({
            tagName: 'link',
            attributes: { rel: 'preload', as: 'script', href: `/${file}`, fetchpriority: 'low' },
            voidTag: true,
            meta: {},
          });
        return page;
      });
    });
  }
}
