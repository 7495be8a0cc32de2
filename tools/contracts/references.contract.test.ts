import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { contractUnits, root } from './units.mjs';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
            readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema?: Schema }[];
          }
        >
      >
    >
  >;
}

/** Names of what is an id although its schema may not say so. */
const named = /^(id|notifications)$|Ids?$|[dD]ocuments?$|Resume$|Deed$|Debt$/;
const depthOfSchemas = 8;

/** Every id in a schema, by its path: `properties[].id`. */
function idsOf(document: Document, schema: Schema | undefined, path: string, depth = 0): string[] {
  if (!schema || depth > depthOfSchemas) return [];
  if (schema.$ref) return idsOf(document, document.components.schemas[schema.$ref.split('/').pop() ?? ''], path, depth);
  const name = path.split('.').pop()?.replace('[]', '') ?? '';
  const own = schema.type === 'string' && schema.format !== 'binary' && (schema.format === 'uuid' || named.test(name));
  const deeper = (one: Schema | undefined, at: string) => idsOf(document, one, at, depth + 1);
  return [
    ...(own ? [path] : []),
    ...[...(schema.allOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => deeper(one, path)),
    ...deeper(schema.items, `${path}[]`),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => deeper(one, path ? `${path}.${key}` : key)),
  ];
}

/** The ids that the public calls of a service take besides those in their paths. */
function referencesOf(folder: string): string[] {
  const document = JSON.parse(readFileSync(join(root, folder, 'openapi.json'), 'utf8')) as Document;
  const operations = Object.entries(document.paths)
    .filter(([path]) => !path.startsWith('/internal'))
    .flatMap(([, methods]) => Object.values(methods));
  return [
    ...new Set(
      operations.flatMap(({ requestBody, parameters = [] }) => [
        ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => idsOf(document, schema, '')),
        ...parameters
          .filter((one) => one.in === 'query' && (one.schema?.format === 'uuid' || named.test(one.name)))
          .map(({ name }) => `?${name}`),
      ]),
    ),
  ];
}

const ways = ['subject', 'part', 'checked', 'lender', 'anybody', 'untaken', 'filter'];
const table = readFileSync(join(root, 'tools/contracts/references.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [service = '', reference = '', how = '', where = ''] = line.split('\t');
    return { service, reference, how, where };
  });

describe('references.tsv', () => {
  it.each(contractUnits.filter(({ kind }) => kind === 'service').map(({ name, folder }) => [name, folder]))(
    'judges every id that a call of %s takes, and no other',
    (name, folder) => {
      const judged = table.filter(({ service }) => service === name).map(({ reference }) => reference);
      expect(judged.sort()).toEqual(referencesOf(folder).sort());
    },
  );

  it('says of each how it is checked, and where: in a file that names it', () => {
    const wrong = table.filter(({ reference, how, where }) => {
      if (!ways.includes(how)) return true;
      if (where === '') return ['part', 'checked', 'lender'].includes(how);
      const name =
        reference
          .split('.')
          .pop()
          ?.replace(/\[\]|\?/g, '') ?? '';
      return !existsSync(join(root, where)) || !readFileSync(join(root, where), 'utf8').includes(name);
    });
    expect(wrong).toEqual([]);
  });
});
