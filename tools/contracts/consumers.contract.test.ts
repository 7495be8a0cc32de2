import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { internalPaths } from '@groundwork/server-auth';
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

it('units name operations of each other’s contracts, and no path of their own', () => {
  // The type check takes parameters, body and answer of an operation from its contract; a path in a text has no types.
  const call = /\.call(?:<[^()]*>)?\(\s*(?:'\w+',\s*)?'(?:GET|POST|PUT|DELETE)',\s*['`][^'`]+['`]/g;
  const named = /\.(?:call|ask)\(\s*(?:request,\s*)?\w+\.\w+/g;
  const found = ['services', 'libs/server', 'bff'].flatMap(sources).map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return { file, byPath: text.match(call) ?? [], byName: text.match(named) ?? [] };
  });
  expect(found.filter(({ byPath }) => byPath.length > 0)).toEqual([]);
  expect(found.flatMap(({ byName }) => byName).length).toBeGreaterThan(20);
});

it('identity serves the one path that every unit asks it by', () => {
  expect(operations('identity').map(({ method, path }) => `${method} ${path}`)).toContain(
    `GET ${internalPaths.endedSessions}`,
  );
});
