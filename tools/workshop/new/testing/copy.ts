import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

const left = new Set([
  'node_modules',
  'dist',
  'test-results',
  'playwright-report',
  '.git',
  '.nx',
  '.groundwork',
  'images',
]);

/** Links what is installed; packages of our own lead into the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(join(to, '@groundwork'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@groundwork') symlinkSync(join(from, name), join(to, name));
  const own = join(from, '@groundwork');
  for (const name of readdirSync(own)) symlinkSync(readlinkSync(join(own, name)), join(to, '@groundwork', name));
}

interface Copy {
  readonly root: string;
  /** Links packages of the copy's own that are new, as an install does. */
  install(...folders: string[]): void;
  remove(): void;
}

/** A copy of the sources in a folder of its own, with the same packages; `remove` takes it away again. */
export function copyOf(root: string): Copy {
  const copy = mkdtempSync(join(tmpdir(), 'groundwork-new-'));
  const nested: string[] = [];
  const wanted = (path: string): boolean => {
    if (path !== join(root, 'node_modules') && basename(path) === 'node_modules') nested.push(relative(root, path));
    return path === root || !left.has(basename(path));
  };
  cpSync(root, copy, { recursive: true, filter: wanted });
  linkModules(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const path of nested) symlinkSync(join(root, path), join(copy, path));
  return {
    root: copy,
    install(...folders) {
      for (const folder of folders) {
        const { name } = JSON.parse(readFileSync(join(copy, folder, 'package.json'), 'utf8')) as { name: string };
        symlinkSync(join(copy, folder), join(copy, 'node_modules', name));
      }
    },
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}
