import { UsageError } from './usage-error.mjs';

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `site-visit` in every form that files, classes and tables take. */
export function nameForms(noun, plural = pluralOf(noun ?? '')) {
  for (const name of [noun, plural])
    if (!kebab.test(name ?? '')) throw new UsageError(`'${name ?? ''}' is no name: write it as in site-visit.`);
  const words = noun.split('-').join(' ');
  return {
    noun,
    plural,
    words,
    pluralWords: plural.split('-').join(' '),
    className: pascal(noun),
    pluralClassName: pascal(plural),
    variable: camel(noun),
    pluralVariable: camel(plural),
    table: noun.replaceAll('-', '_'),
    title: words[0].toUpperCase() + words.slice(1),
  };
}

/** The areas there are, by the folders of their back ends. */
export const areasOf = (tree) => tree.names('bff').filter((name) => tree.has(`bff/${name}/package.json`));

function pluralOf(noun) {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

const pascal = (name) =>
  name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
const camel = (name) => pascal(name)[0].toLowerCase() + pascal(name).slice(1);
