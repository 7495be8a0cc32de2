import type { OpenAPIObject } from '@nestjs/swagger';
import type { Scope } from '@groundwork/domain-access';
import type { ServiceName } from '@groundwork/server-config';
import { forwardsExtension } from './forwarding.controller.js';
import type { ForwardTarget } from './forwarding.controller.js';
import { keyOf } from './route-table.js';

type Json = Record<string, unknown>;
type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
/** The committed contracts of the services that a BFF forwards to. */
export type ServiceDocuments = Partial<Record<ServiceName, object>>;

interface ParameterObject {
  readonly in: string;
  readonly name: string;
}

interface BodyObject extends Json {
  readonly content: Readonly<Record<string, unknown>>;
}

interface OperationObject extends Json {
  operationId?: string;
  parameters?: ParameterObject[];
}

/** The parameters of a route's own path, each with what the service says of the parameter that it becomes. */
function pathParameters(
  path: string,
  theirs: readonly ParameterObject[],
  { params }: ForwardTarget,
): ParameterObject[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const becomes = Object.keys(params).find((key) => params[key] === name) ?? name;
    const known = theirs.find((parameter) => parameter.in === 'path' && parameter.name === becomes);
    return { required: true, schema: { type: 'string' }, ...known, in: 'path', name };
  });
}

/** The service's body; where the route takes a form, the same fields as one. */
const bodyOf = (body: BodyObject, { form }: ForwardTarget): BodyObject =>
  form ? { ...body, content: { ...body.content, 'multipart/form-data': body.content['application/json'] } } : body;

function operationsOf(document: object): Map<string, OperationObject> {
  const paths = (document as { paths: Record<string, Record<string, OperationObject>> }).paths;
  return new Map(
    Object.values(paths).flatMap((item) =>
      Object.values(item).map((operation) => [operation.operationId ?? '', operation] as const),
    ),
  );
}

/** `#/components/schemas/X` of a service becomes `#/components/schemas/<service>_X` here: two services may share a name. */
function renameReferences(value: unknown, service: string, used: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renameReferences(item, service, used));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== '$ref' || typeof inner !== 'string') return [key, renameReferences(inner, service, used)];
      const name = inner.slice(inner.lastIndexOf('/') + 1);
      used.add(name);
      return [key, `#/components/schemas/${service}_${name}`];
    }),
  );
}

/** Fills the forwarded routes of a BFF's document with what the service's contract says of body, query and answers. */
export function completeForwards(document: OpenAPIObject, contracts: ServiceDocuments): OpenAPIObject {
  const schemas: Schemas = { ...document.components?.schemas };
  const include = (service: ServiceName, names: ReadonlySet<string>): void => {
    const all = ((contracts[service] as { components?: { schemas?: Json } }).components?.schemas ?? {}) as Json;
    for (const name of names) {
      const key = `${service}_${name}`;
      if (key in schemas) continue;
      const more = new Set<string>();
      schemas[key] = renameReferences(all[name], service, more) as Schemas[string];
      include(service, more);
    }
  };
  for (const [path, item] of Object.entries(
    document.paths as unknown as Record<string, Record<string, OperationObject>>,
  ))
    for (const operation of Object.values(item)) {
      const target = operation[forwardsExtension] as ForwardTarget | undefined;
      if (!target) continue;
      const contract = contracts[target.service];
      const source = contract && operationsOf(contract).get(target.operationId);
      if (!source) throw new Error(`${target.service} has no operation ${target.operationId} in its contract.`);
      const used = new Set<string>();
      const theirs = renameReferences(source.parameters ?? [], target.service, used) as ParameterObject[];
      operation.parameters = [
        ...pathParameters(path, theirs, target),
        ...theirs.filter((parameter) => parameter.in !== 'path' && !target.fixed.includes(parameter.name)),
      ];
      if (source['requestBody'])
        operation['requestBody'] = bodyOf(
          renameReferences(source['requestBody'], target.service, used) as BodyObject,
          target,
        );
      operation['responses'] = renameReferences(source['responses'], target.service, used);
      include(target.service, used);
    }
  return { ...document, components: { ...document.components, schemas } };
}

/** Says of every call which scope an API token needs for it (`x-scope`) and what its row remarks; what says none is for people alone. */
export function addScopes(
  document: OpenAPIObject,
  scopes: ReadonlyMap<string, Scope>,
  remarks: ReadonlyMap<string, string | undefined>,
): OpenAPIObject {
  for (const [path, item] of Object.entries(document.paths as unknown as Record<string, Record<string, Json>>))
    for (const [method, operation] of Object.entries(item)) {
      const key = keyOf(method, path);
      const scope = scopes.get(key);
      if (!scope) continue;
      operation['x-scope'] = scope;
      const remark = remarks.get(key);
      if (remark) operation['summary'] = remark;
    }
  return document;
}
