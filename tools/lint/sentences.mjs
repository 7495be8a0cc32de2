/**
 * The catalogues of `libs/domain/messages*`, sentence by sentence: who says it, and which test shows it. `sentences.json` lists
 * what the specification has and nothing says yet, and what is said and no test mentions; both lists only shrink.
 * `node tools/lint/sentences.mjs` prints the counts; with `--shrink` it takes off the lists what is said or shown by now.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { sourceFiles } from './house-rules.mjs';

const listPath = 'tools/lint/sentences.json';
const catalogue = /^libs\/domain\/messages[^/]*\/src\/[^/]+\.ts$/;
const testFile = /\.test\.tsx?$|\/testing\/|^e2e\/|^libs\/server\/testkit\//;

const parsed = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest);

/** The modules that an `index.ts` hands out under a name, by path. */
function namespacesOf(index, text) {
  return new Map(
    parsed(index, text).statements.flatMap((statement) =>
      ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamespaceExport(statement.exportClause)
        ? [
            [
              join(dirname(index), statement.moduleSpecifier.text.replace(/\.js$/, '.ts')),
              statement.exportClause.name.text,
            ],
          ]
        : [],
    ),
  );
}

/** Every constant that is one text, by the name under which it is exported. */
function textsOf(path, text) {
  const { statements } = parsed(path, text);
  const renamed = new Map(
    statements
      .filter((statement) => ts.isExportDeclaration(statement) && !statement.moduleSpecifier)
      .flatMap(({ exportClause }) => exportClause.elements)
      .map(({ propertyName, name }) => [(propertyName ?? name).text, name.text]),
  );
  return statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => initializer && ts.isStringLiteralLike(initializer))
    .map(({ name, initializer }) => ({ name: renamed.get(name.text) ?? name.text, text: initializer.text }));
}

/** What stands between the placeholders: the longest piece tells a sentence from the others. */
const tellingPiece = (text) =>
  text
    .split(/\{\w+\}/)
    .map((piece) => piece.trim())
    .sort((a, b) => b.length - a.length)[0];

/** The sentences that a file names: of a catalogue under its own name, under another, or taken out of it. */
function mentionsIn(text, known) {
  const otherNames = new Map(
    [...text.matchAll(/\b(\w+) as (\w+)\b/g)]
      .filter(([, name]) => known.has(name))
      .map(([, name, other]) => [other, name]),
  );
  const own = (name) => otherNames.get(name) ?? name;
  const members = [...text.matchAll(/\b([a-zA-Z]\w*)\.([a-z]\w*)/g)].map(
    ([, name, member]) => `${own(name)}.${member}`,
  );
  const taken = [...text.matchAll(/\bconst \{([^}]*)\} = (\w+);/g)].flatMap(([, names, name]) =>
    names.split(',').map((member) => `${own(name)}.${member.split(':')[0].trim()}`),
  );
  return [...members, ...taken];
}

/** All sentences, with whether something says them, a test shows them, and the specification has them. */
export function sentencesOf(root, files) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const code = files.filter((path) => /\.tsx?$/.test(path) && !/^libs\/contracts\//.test(path));
  const modules = code.filter((path) => catalogue.test(path) && !testFile.test(path));
  const indexes = modules.filter((path) => path.endsWith('/index.ts'));
  const namespaces = new Map(indexes.flatMap((path) => [...namespacesOf(path, read(path))]));
  const tests = code.filter((path) => testFile.test(path)).map(read);
  const sources = code.filter((path) => !testFile.test(path) && !indexes.includes(path)).map(read);
  const known = new Set(namespaces.values());
  const mentions = (texts) => new Set(texts.flatMap((text) => mentionsIn(text, known)));
  const saidNames = mentions(sources);
  const shownNames = mentions(tests);
  const unquoted = tests.join('\n').replace(/\\(['"`])/g, '$1');
  const specified = new Set(
    read('tools/contracts/messages.tsv')
      .split('\n')
      .map((line) => line.split('\t')[1]),
  );
  return [...namespaces].flatMap(([path, namespace]) =>
    textsOf(path, read(path)).map(({ name, text }) => {
      const full = `${namespace}.${name}`;
      return {
        name: full,
        said: saidNames.has(full),
        shown: shownNames.has(full) || unquoted.includes(tellingPiece(text)),
        specified: specified.has(text),
      };
    }),
  );
}

const waiting = {
  unsaid: ({ said }) => !said,
  unshown: ({ said, shown }) => said && !shown,
};
const namesOf = (sentences, list) =>
  sentences
    .filter(waiting[list])
    .map(({ name }) => name)
    .sort();

/** Sentences that nobody says, or no test shows, beyond the lists; and what the lists name without need. */
export function sentenceComplaints(root, files) {
  const sentences = sentencesOf(root, files);
  const listed = JSON.parse(readFileSync(join(root, listPath), 'utf8'));
  const unsaid = namesOf(sentences, 'unsaid');
  const unshown = namesOf(sentences, 'unshown');
  const beyond = new Set(sentences.filter(({ specified }) => !specified).map(({ name }) => name));
  const stale = [
    ...listed.unsaid.filter((name) => !unsaid.includes(name)),
    ...listed.unshown.filter((name) => !unshown.includes(name)),
  ];
  return [
    ...unsaid
      .filter((name) => beyond.has(name))
      .map((name) => `${name}: nothing says it, and the specification does not have it`),
    ...unsaid
      .filter((name) => !beyond.has(name) && !listed.unsaid.includes(name))
      .map((name) => `${name}: nothing says it any more`),
    ...unshown.filter((name) => !listed.unshown.includes(name)).map((name) => `${name}: no test shows it`),
    ...stale.map((name) => `${listPath}: ${name} need not be listed any more (node tools/lint/sentences.mjs --shrink)`),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
  const sentences = sentencesOf(root, sourceFiles(root));
  const listed = JSON.parse(readFileSync(join(root, listPath), 'utf8'));
  if (process.argv.includes('--shrink')) {
    for (const list of Object.keys(waiting))
      listed[list] = listed[list].filter((name) => namesOf(sentences, list).includes(name));
    const { format } = await import('prettier');
    const options = { parser: 'json', printWidth: 120 };
    writeFileSync(join(root, listPath), await format(JSON.stringify(listed, null, 2), options));
  }
  console.log(
    `${sentences.length} sentences; ${namesOf(sentences, 'unsaid').length} that nothing says, ${namesOf(sentences, 'unshown').length} that no test shows`,
  );
}
