import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { contractUnits, root } from './units.mjs';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Record<string, unknown> };
  readonly 'x-forwards'?: {
    readonly service: string;
    readonly operationId: string;
    readonly params: Record<string, string>;
    readonly fixed: readonly string[];
  };
}
type Document = { readonly paths: Record<string, Record<string, Operation>> };

const documents = new Map(
  contractUnits.map(({ name, folder }) => [
    name,
    JSON.parse(readFileSync(join(root, folder, 'openapi.json'), 'utf8')) as Document,
  ]),
);
const operations = (unit: string) =>
  Object.entries(documents.get(unit)?.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
const names = (operation: Operation, place: string): string[] =>
  (operation.parameters ?? []).filter((one) => one.in === place).map((one) => one.name);

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return ['dist', 'node_modules', 'test-results', 'testing', 'testkit'].includes(entry.name) ? [] : sources(path);
    return /\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });

const bffs = contractUnits.filter(({ kind }) => kind === 'bff').map(({ name }) => name);

describe.each(bffs)('%s', (bff) => {
  const forwards = operations(bff).flatMap(({ path, method, operation }) =>
    operation['x-forwards'] ? [{ path, method, operation, target: operation['x-forwards'] }] : [],
  );

  it('forwards to operations that the services have committed, with all that they need', () => {
    expect(forwards.length).toBeGreaterThan(0);
    const wrong = forwards.flatMap(({ path, method, operation, target }) => {
      const at = `${method} ${path} → ${target.service}.${target.operationId}`;
      const theirs = operations(target.service).find(
        (one) => one.operation.operationId === target.operationId,
      )?.operation;
      if (!theirs) return [`${at}: no such operation`];
      const own = names(operation, 'path');
      return [
        ...names(theirs, 'path')
          .filter((name) => !own.includes(target.params[name] ?? name))
          .map((name) => `${at}: nothing becomes the path parameter ${name}`),
        ...Object.entries(target.params).flatMap(([to, from]) => [
          ...(names(theirs, 'path').includes(to) ? [] : [`${at}: has no path parameter ${to}`]),
          ...(own.includes(from) ? [] : [`${at}: its own path has no ${from}`]),
        ]),
        ...target.fixed
          .filter((name) => !names(theirs, 'query').includes(name))
          .map((name) => `${at}: has no query parameter ${name}`),
        ...(theirs.parameters ?? [])
          .filter(
            (one) =>
              one.in === 'query' &&
              one.required &&
              !target.fixed.includes(one.name) &&
              !names(operation, 'query').includes(one.name),
          )
          .map((one) => `${at}: nothing gives the query parameter ${one.name}`),
        ...(Boolean(theirs.requestBody) === Boolean(operation.requestBody)
          ? []
          : [`${at}: one has a body, the other has none`]),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

it('units that call each other by path name one that the other serves', () => {
  // What stands in a contract is called by its generated name; these few are internal, or called by the libraries.
  const call = /(?:call<[^()]*>|call)\(\s*(?:'(\w+)',\s*)?'(GET|POST|PUT|DELETE)',\s*['`]([^'`]+)['`]/g;
  const calls = ['services', 'libs/server'].flatMap(sources).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(call)].map(
      ([, service = 'identity', method = '', path = '']) => ({
        file,
        service,
        method,
        path: path.replace(/\$\{[^}]*\}/g, '{}').replace(/\?.*$/, ''),
      }),
    ),
  );
  expect(calls.length).toBeGreaterThan(4);
  const served = (service: string): string[] => [
    ...operations(service).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`),
    ...sources(`services/${service}`).flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const base = /@Controller\('([^']*)'\)/.exec(text)?.[1];
      return base === undefined
        ? []
        : [...text.matchAll(/@(Get|Post|Put|Delete)\((?:'([^']*)')?\)/g)].map(([, verb = '', tail]) =>
            `${verb.toUpperCase()} /${base}${tail ? `/${tail}` : ''}`.replace(/:\w+/g, '{}'),
          );
    }),
  ];
  expect(calls.filter(({ service, method, path }) => !served(service).includes(`${method} ${path}`))).toEqual([]);
});
