import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Puts the tiny script that chooses light or dark before the first paint in front of all others, as a file of its
 * own: the content security policy allows no inline script.
 */
export class ThemeScriptPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ThemeScriptPlugin', (compilation) => {
      const source = readFileSync(this.file);
      const name = `theme.${createHash('sha256').update(source).digest('hex').slice(0, 16)}.js`;
      compilation.fileDependencies.add(this.file);
      compilation.emitAsset(name, new compiler.webpack.sources.RawSource(source));
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('ThemeScriptPlugin', (data) => {
        data.headTags.unshift({ tagName: 'script', attributes: { src: `/${name}` }, voidTag: false, meta: {} });
        return data;
      });
    });
  }
}
