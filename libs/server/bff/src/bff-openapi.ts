import type { OpenAPIObject } from '@nestjs/swagger';
import type { ServiceName } from '@groundwork/server-config';
import { forwardsExtension } from './forward.decorator.js';

type Json = Record<string, unknown>;
/** The committed contracts of the services that a BFF forwards to. */
export type ServiceDocuments = Partial<Record<ServiceName, object>>;

interface OperationObject extends Json {
  operationId?: string;
  parameters?: { in: string; name: string }[];
}

function operationsOf(document: object): Map<string, OperationObject> {
  const paths = (document as { paths: Record<string, Record<string, OperationObject>> }).paths;
  return new Map(Object.values(paths).flatMap((item) => Object.values(item).map((operation) => [operation.operationId ?? '', operation] as const)));
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
  const schemas: Json = { ...((document.components?.schemas ?? {}) as Json) };
  const include = (service: ServiceName, names: ReadonlySet<string>): void => {
    const all = ((contracts[service] as { components?: { schemas?: Json } }).components?.schemas ?? {}) as Json;
    for (const name of names) {
      const key = `${service}_${name}`;
      if (key in schemas) continue;
      const more = new Set<string>();
      schemas[key] = renameReferences(all[name], service, more);
      include(service, more);
    }
  };
  for (const item of Object.values(document.paths) as unknown as Record<string, OperationObject>[])
    for (const operation of Object.values(item)) {
      const target = operation[forwardsExtension] as { service: ServiceName; operationId: string } | undefined;
      if (!target) continue;
      const contract = contracts[target.service];
      const source = contract && operationsOf(contract).get(target.operationId);
      if (!source) throw new Error(`${target.service} has no operation ${target.operationId} in its contract.`);
      const used = new Set<string>();
      const own = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      const theirs = (renameReferences(source.parameters ?? [], target.service, used) as { in: string; name: string }[]).filter((parameter) => parameter.in !== 'path');
      operation.parameters = [...own, ...theirs];
      if (source['requestBody']) operation['requestBody'] = renameReferences(source['requestBody'], target.service, used);
      operation['responses'] = renameReferences(source['responses'], target.service, used);
      include(target.service, used);
    }
  return { ...document, components: { ...document.components, schemas: schemas as never } };
}
