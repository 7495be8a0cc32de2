import HtmlWebpackPlugin from 'html-webpack-plugin';

/**
 * Names in the page the files of the `import()` that it begins with, so that the browser fetches them beside the entry, which only then
 * asks for them. With the entry's own priority, so that nothing waits that is painted before; the page has the same scripts as without it.
 * What only some visitors need stands in a `<template>`, which a browser leaves alone until the entry takes it out (shell/src/main.ts).
 */
export class FirstChunksPlugin {
  /**
   * @param request what the entry imports: './bootstrap.js'.
   * @param signedIn what the portal of who is signed in imports, by requests, under `template`: the id of the element.
   */
  constructor(request, { template, signedIn }) {
    this.request = request;
    this.template = template;
    this.signedIn = signedIn;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FirstChunksPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('FirstChunksPlugin', (page) => {
        const first = filesOf(compilation, this.request);
        const further = new Set(this.signedIn.flatMap((request) => filesOf(compilation, request)));
        for (const file of first) page.headTags.push(preload(file));
        page.headTags.push({
          tagName: 'template',
          attributes: { id: this.template },
          innerHTML: [...further]
            .filter((file) => !first.includes(file))
            .map((file) => tagOf(preload(file)))
            .join(''),
          voidTag: false,
          meta: {},
        });
        return page;
      });
    });
  }
}

function filesOf(compilation, request) {
  const groups = compilation.chunkGroups.filter((group) => group.origins.some((origin) => origin.request === request));
  const files = new Set(groups.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js')));
  if (files.size === 0) throw new Error(`Nothing imports ${request}`);
  return [...files];
}

const preload = (file) => ({
  tagName: 'link',
  attributes: { rel: 'preload', as: 'script', href: `/${file}`, fetchpriority: 'low' },
  voidTag: true,
  meta: {},
});

const tagOf = ({ tagName, attributes }) =>
  `<${tagName} ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}>`;
