/**
 * The handbook (docs/handbook) names nothing that is not there: every label in **bold** stands in the sources of what its reader sees,
 * every picture is taken by a look of a journey, every page is in the contents of its book, and links lead to pages of the same book.
 */
import { looksOf } from './looks.mjs';

/** A book and the area of its reader. */
const areas = { borrower: 'borrower', broker: 'broker', lender: 'admin' };
const folder = 'docs/handbook';

/** Whether somebody of an area may read what a file says. */
const isSeenIn = (area) => (path) => {
  const [, words] = /^libs\/domain\/messages-([a-z]+)\//.exec(path) ?? [];
  if (/\.test\.tsx?$|\/testing\//.test(path)) return false;
  if (words) return words === area || !Object.values(areas).includes(words);
  return /^(shell\/src|libs\/(domain|web)\/[^/]+\/src)\//.test(path) || path.startsWith(`mfe-${area}/src/`);
};

/** Every text that stands in quotes or between tags. */
export function textsIn(source) {
  const found = source.matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`\n]+)`|>\s*([^<>{}\n]+?)\s*(?=<|\n)/g);
  return [...found].map(([, ...forms]) => forms.find(Boolean).replace(/\\(.)/g, '$1'));
}

const labelsIn = (page) => [...page.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label]) => label.replace(/\s+/g, ' '));
const picturesIn = (page) => [...page.matchAll(/!\[[^\]]*\]\(\.\.\/images\/([\w-]+)\.webp\)/g)].map(([, name]) => name);
const contentsIn = (page) => [...page.matchAll(/^- \[[^\]]+\]\(([\w-]+)\.md\)/gm)].map(([, name]) => name);
const linksIn = (page) => [...page.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, target]) => target);

/** The pictures that pages of the handbook name. @param {import('./documents.mjs').Tree} tree */
export const picturesOf = (tree) => [...new Set(pagesOf(tree).flatMap(({ path }) => picturesIn(tree.read(path))))];

function pagesOf(tree) {
  return Object.keys(areas).flatMap((book) =>
    tree
      .names(`${folder}/${book}/`)
      .filter((name) => name.endsWith('.md'))
      .map((name) => ({ book, name: name.replace(/\.md$/, ''), path: `${folder}/${book}/${name}` })),
  );
}

/** @param {import('./documents.mjs').Tree} tree @param {readonly string[]} files of the sources and of the journeys @returns {string[]} */
export function handbookComplaints(tree, files) {
  const pages = pagesOf(tree);
  const looks = files.filter((path) => path.startsWith('e2e/')).flatMap((path) => looksOf(tree.read(path)));
  const isTaken = (picture) => looks.some((look) => look.test(picture));
  const complaints = Object.entries(areas).flatMap(([book, area]) => {
    const texts = new Set(files.filter(isSeenIn(area)).flatMap((path) => textsIn(tree.read(path))));
    const contents = contentsIn(tree.read(`${folder}/${book}/README.md`));
    return pages
      .filter((page) => page.book === book)
      .flatMap(({ name, path }) => {
        const page = tree.read(path);
        return [
          ...labelsIn(page)
            .filter((label) => !texts.has(label))
            .map((label) => `names '${label}', which no screen of the ${book} says`),
          ...picturesIn(page)
            .filter((picture) => !isTaken(picture))
            .map((picture) => `shows ${picture}, of which no look of a journey is (e2e: expectAccessible, takePaper)`),
          ...linksIn(page)
            .filter((target) => !/^[\w-]+\.md(#[\w-]+)?$|^https:/.test(target))
            .map((target) => `leads to ${target}, which is no page of its book`),
          ...(name === 'README' || contents.includes(name) ? [] : ['is not in the contents of its book']),
          ...(/^# \S.*\n/.test(page) ? [] : ['does not begin with its title']),
        ].map((complaint) => `${path}: ${complaint}`);
      });
  });
  const named = picturesOf(tree);
  return [
    ...complaints,
    ...tree
      .names(`${folder}/images/`)
      .filter((file) => !named.includes(file.replace(/\.webp$/, '')))
      .map((file) => `${folder}/images/${file}: no page shows it`),
  ];
}
