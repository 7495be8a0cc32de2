import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { UsageError } from './usage-error.mjs';

const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** The repository that is written to: files that are new, and places in files that are there. All or nothing is written. */
export class Tree {
  #root;
  #texts = new Map();

  constructor(root) {
    this.#root = root;
  }

  has(path) {
    return existsSync(join(this.#root, path)) || [...this.#texts.keys()].some((one) => isIn(one, path));
  }

  read(path) {
    if (!this.has(path)) throw new UsageError(`${path} is not there.`);
    return this.#texts.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  names(path) {
    const there = existsSync(join(this.#root, path)) ? readdirSync(join(this.#root, path)) : [];
    const added = [...this.#texts.keys()].filter((one) => path !== '.' && one !== path && isIn(one, path));
    return [...new Set([...there, ...added.map((one) => one.slice(path.length + 1).split('/')[0])])];
  }

  add(path, text) {
    if (this.has(path)) throw new UsageError(`${path} is there already; nothing was written.`);
    this.#texts.set(path, text);
  }

  change(path, edit) {
    this.#texts.set(path, edit(this.read(path)));
  }

  /** Formats what Prettier formats, and writes. Gives the paths. */
  async write() {
    const config = await resolveConfig(join(this.#root, 'package.json'));
    const ignorePath = join(this.#root, '.prettierignore');
    for (const [path, text] of this.#texts) {
      const file = join(this.#root, path);
      mkdirSync(dirname(file), { recursive: true });
      const { ignored, inferredParser } = await getFileInfo(file, { ignorePath });
      const formatted = ignored || !inferredParser ? text : await format(text, { ...config, filepath: file });
      writeFileSync(file, formatted);
    }
    return [...this.#texts.keys()];
  }
}

/** An import beside the others: its names join those that the file takes from there already. */
export function withImport(text, names, from) {
  const there = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`);
  if (there.test(text))
    return text.replace(there, (_all, before) => {
      const all = new Set([...before.split(','), ...names].map((name) => name.trim()).filter(Boolean));
      return `import { ${[...all].join(', ')} } from '${from}';`;
    });
  const last = [...text.matchAll(/^import [\s\S]*?;$/gm)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return `${text.slice(0, at)}\nimport { ${names.join(', ')} } from '${from}';${text.slice(at)}`;
}

/** One more member at the end of the first list `name: [ … ]`. */
export function withMember(text, name, member) {
  const start = text.search(new RegExp(`\\b${name}: \\[`));
  if (start < 0) throw new UsageError(`There is no list '${name}: [' to add ${member} to.`);
  let depth = 0;
  for (let at = text.indexOf('[', start); at < text.length; at += 1) {
    if (text[at] === '[') depth += 1;
    if (text[at] === ']') depth -= 1;
    if (depth > 0) continue;
    const before = text.slice(0, at).trimEnd();
    return `${before}${before.endsWith(',') || before.endsWith('[') ? '' : ','} ${member}${text.slice(at)}`;
  }
  throw new UsageError(`The list '${name}' has no end.`);
}
