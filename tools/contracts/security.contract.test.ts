import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { unkeptFields } from '@groundwork/domain-validation';
import { contractUnits, root } from './units.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const rows = (page: string): string[] => page.split('\n').filter((line) => line.startsWith('| '));
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, token = '']) => token);

const left = new Set(['dist', 'node_modules', 'test-results', 'testing', 'testkit']);
/** Every file below a folder, but for what is made and what tests are made of. */
const filesIn = (folder: string, but: ReadonlySet<string> = left): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return but.has(entry.name) ? [] : filesIn(path, but);
    return [path];
  });

describe('the table of security', () => {
  const table = rows(read('docs/security.md'));
  /** The numbers in the first cell of a row; `1.4.1 to 1.4.3` are three. */
  const numbersOf = (row: string): string[] => {
    const [, cell = ''] = row.split('|');
    const ranges = [...cell.matchAll(/(\d+\.\d+)\.(\d+) to \1\.(\d+)/g)].flatMap(([, section = '', from, to]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${section}.${Number(from) + at}`),
    );
    return [...new Set([...ranges, ...[...cell.matchAll(/\d+\.\d+\.\d+/g)].map(([number]) => number)])];
  };
  const rated = table.filter((row) => numbersOf(row).length > 0);

  it('has every requirement of level 2 in one row, and no other', () => {
    const wanted = read('tools/contracts/asvs-5.0.0.txt')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.split(' '))
      .filter((number) => number !== '');
    expect(wanted.length).toBeGreaterThan(200);
    expect(rated.flatMap(numbersOf).toSorted()).toEqual(wanted.toSorted());
  });

  it('says of each that it is met, open or not applicable, and why', () => {
    const unclear = rated.filter((row) => {
      const [, , state = '', why = ''] = row.split('|').map((cell) => cell.trim());
      return !['met', 'open', 'n/a'].includes(state) || why === '';
    });
    expect(unclear).toEqual([]);
  });

  it('names files that there are, also where it names them without their folder', () => {
    const names = new Set(
      ['services', 'bff', 'libs', 'infra', 'shell', 'mfe-admin', 'mfe-borrower', 'tools', 'e2e']
        .flatMap((folder) => filesIn(folder, new Set(['dist', 'node_modules', 'test-results'])))
        .map((path) => basename(path)),
    );
    const missing = rated
      .flatMap(quoted)
      .filter((token) => /^[\w./-]+\.(ts|tsx|mjs|json|yaml|txt|template)$/.test(token))
      .filter((token) => !existsSync(join(root, token)) && !names.has(basename(token)));
    expect(missing).toEqual([]);
  });
});

interface DeclaredField {
  readonly label: string;
  readonly input: string;
  readonly record?: DeclaredRecord;
}
interface DeclaredRecord {
  readonly name: string;
  readonly fields: Readonly<Record<string, DeclaredField>>;
}

describe('the storage of browsers', () => {
  const opensSomething = (text: string): boolean =>
    /SSN/.test(text) ||
    (/social.?security|tax.?id|birth|account.?number|\biban\b|passwor|recovery/i.test(text) &&
      !/property tax/i.test(text));
  /** The fields of records that are typed, each with whether it stands in a record within. */
  const fieldsOf = (record: DeclaredRecord, isNested = false): [name: string, label: string, isNested: boolean][] =>
    Object.entries(record.fields).flatMap(([name, field]) => [
      ...(field.input === 'none' ? [] : [[name, field.label, isNested] as [string, string, boolean]]),
      ...(field.record ? fieldsOf(field.record, true) : []),
    ]);

  it('is given no field of a record that opens something, and no such field stands in a list, where drafts keep it', async () => {
    const declared: DeclaredRecord[] = [];
    for (const path of filesIn('libs/domain').filter((one) => one.endsWith('.record.ts')))
      for (const one of Object.values((await import(join(root, path))) as Record<string, unknown>))
        if (typeof one === 'object' && one !== null && 'fields' in one) declared.push(one as DeclaredRecord);
    const found = declared
      .flatMap((record) => fieldsOf(record))
      .filter(([name, label]) => opensSomething(name) || opensSomething(label));
    expect(new Set(found.map(([name]) => name)).size).toBeGreaterThan(5);
    expect(
      found.filter(([name, , isNested]) => isNested || !(unkeptFields as readonly string[]).includes(name)),
    ).toEqual([]);
  });
});

describe('keys, algorithms and classes of data', () => {
  const page = read('docs/keys-and-data.md');
  const section = (title: string): string => page.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  const units = ['services', 'bff', 'libs/server', 'infra/gateway'].flatMap((folder) =>
    filesIn(folder).filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|\/migrations\//.test(path)),
  );

  it('name every source that uses cryptography, and no other', () => {
    const uses =
      /\b(createHash|createHmac|create(Dec|C)ipheriv|generateKeyPairSync|randomBytes|randomInt|hkdfSync|createSign|createVerify|scrypt|pbkdf2)\w*\(|jwt\.(sign|verify)\(|from '@node-rs\/argon2'|new TOTP\(|new GeneralEncrypt\(/;
    const named = rows(section('Algorithms'))
      .flatMap(quoted)
      .filter((token) => token.endsWith('.ts'));
    expect(named.toSorted()).toEqual([...units.filter((path) => uses.test(read(path))).toSorted()]);
  });

  it('list every kind of key that a unit reads', () => {
    const listed = rows(section('Keys')).flatMap((row) => quoted(row.split('|')[1] ?? '').concat(quoted(row)));
    const source = read('libs/server/config/src/keys.ts') + read('libs/server/config/src/session-keys.ts');
    const files = [...source.matchAll(/join\(dir, (?:'(private|public)', )?[`']([^`']+\.(?:pem|key))[`']\)/g)].map(
      ([, folder, name = '']) => [folder, name.replace(/\$\{name\}/, '<unit>')].filter(Boolean).join('/'),
    );
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !listed.includes(file))).toEqual([]);
  });

  it('put every column that is no one’s to read into a class', () => {
    const classes = rows(section('Classes of data')).flatMap(quoted);
    const secrets = contractUnits
      .filter(({ kind }) => kind === 'service')
      .flatMap(({ folder }) =>
        [...read(`${folder}/src/dossier.ts`).matchAll(/^ {4}(\w+):([\s\S]*?)(?=^ {4}\w+:|^ {2}\})/gm)].flatMap(
          ([, name = '', entry = '']) =>
            [...(/secrets: \[([^\]]*)\]/.exec(entry)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
              ([, column = '']) => `${name}.${column}`,
            ),
        ),
      );
    expect(secrets.length).toBeGreaterThan(10);
    expect(secrets.filter((column) => !classes.includes(column))).toEqual([]);
  });
});
