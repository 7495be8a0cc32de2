/**
 * The text of a client's `operations.ts`: each operation's method and path as values, and what the contract says of its
 * parameters, body and answers as a type alone, so that nobody who calls it states them.
 * @param {string} service @param {{ paths: Record<string, Record<string, { operationId: string }>> }} document
 */
export function operationsSource(service, document) {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [operation.operationId, method.toUpperCase(), path]),
  );
  const names = new Set();
  for (const [id] of rows) {
    if (names.has(id)) throw new Error(`${service}: two operations are called ${id}.`);
    names.add(id);
  }
  const lines = rows
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([id, method, path]) => `  ${id}: { service: '${service}', id: '${id}', method: '${method}', path: '${path}' },`,
    );
  return `import type { operations as Contract } from './schema.js';

interface Operation<Id extends keyof Contract> {
  readonly service: '${service}';
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  /** What the contract says of it: there for the type checker, never a value. */
  readonly contract?: Contract[Id];
}

export const operations: { readonly [Id in keyof Contract]: Operation<Id> } = {
${lines.join('\n')}
};
`;
}
