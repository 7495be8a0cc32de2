import { Inject, Req, Res } from '@nestjs/common';
import { ApiConsumes, ApiExtension } from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceName } from '@groundwork/server-config';
import { formFields } from './form-fields.js';
import type { Operation } from '@groundwork/server-auth';
import { ServiceGateway } from './service-gateway.js';

/** Where an operation's parameters come from when the names differ, and what the catalogue's path fixes. */
export interface ForwardMapping {
  /** Parameter of the operation ← parameter of the route. */
  readonly params?: Readonly<Record<string, string>>;
  /** Query parameter of the operation ← parameter of the route. */
  readonly queryFromParams?: Readonly<Record<string, string>>;
  /** Query that the route itself means. */
  readonly query?: Readonly<Record<string, string>>;
  /** The catalogue has the body as a multipart form of texts; the service takes the same fields as JSON. */
  readonly form?: true;
  /** Query parameter of the operation ← what the session says, where it says it: the company in use. */
  readonly queryFromSession?: Readonly<Record<string, 'company'>>;
  /** The answer is a stream of server-sent events. Like a poll, it does not keep a session alive. */
  readonly stream?: true;
  /** The body may be larger than the unit's limit, bytes. */
  readonly bodyLimit?: number;
}

/** Marks a route that passes on to an operation, for the OpenAPI document of the BFF. */
export const forwardsExtension = 'x-forwards';

/** What {@link forwardsExtension} says of a route. */
export interface ForwardTarget {
  readonly service: ServiceName;
  readonly operationId: string;
  /** Parameter of the operation ← parameter of the route, where the names differ. */
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters that the route itself settles: its callers cannot give them. */
  readonly fixed: readonly string[];
  /** The body may come as a multipart form as well as JSON. */
  readonly form?: true;
}

const gatewayKey = Symbol('gateway');

/**
 * Serves a path of the catalogue by passing the call to one operation of a service, body and answer untouched. The
 * decorated method stays empty; parameters of the same name are passed along, others by `mapping`.
 */
export function Forward(operation: Operation, mapping: ForwardMapping = {}): MethodDecorator {
  return (target, property, descriptor) => {
    Inject(ServiceGateway)(target, gatewayKey);
    const handler = async function (
      this: { [gatewayKey]: ServiceGateway },
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<void> {
      const given = request.params as Record<string, string>;
      const params = { ...given, ...renamed(given, mapping.params) };
      const query = {
        ...(request.query as Record<string, string>),
        ...mapping.query,
        ...renamed(given, mapping.queryFromParams),
        ...fromSession(request, mapping.queryFromSession),
      };
      return this[gatewayKey].forward(request, reply, operation, {
        params,
        query,
        ...(mapping.form ? { body: await formFields(request) } : {}),
        ...(mapping.stream ? { stream: true } : {}),
      });
    };
    Object.defineProperty(handler, 'name', { value: String(property) });
    (descriptor as { value?: unknown }).value = handler;
    Req()(target, property, 0);
    Res()(target, property, 1);
    // Bodies of such routes reach the service as they came.
    if (!mapping.form)
      RouteConfig({
        raw: true,
        ...(mapping.stream ? { background: true } : {}),
        ...(mapping.bodyLimit ? { bodyLimit: mapping.bodyLimit } : {}),
      })(target, property, descriptor);
    else ApiConsumes('multipart/form-data', 'application/json')(target, property, descriptor as never);
    const described: ForwardTarget = {
      service: operation.service,
      operationId: operation.id,
      params: mapping.params ?? {},
      fixed: [
        ...Object.keys(mapping.query ?? {}),
        ...Object.keys(mapping.queryFromParams ?? {}),
        ...Object.keys(mapping.queryFromSession ?? {}),
      ],
      ...(mapping.form ? { form: true } : {}),
    };
    ApiExtension(forwardsExtension, described)(target, property, descriptor as never);
  };
}

const renamed = (
  given: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>> | undefined,
): Record<string, string> =>
  Object.fromEntries(Object.entries(names ?? {}).map(([to, from]) => [to, given[from] ?? '']));

const fromSession = (
  { user }: FastifyRequest,
  names: Readonly<Record<string, 'company'>> | undefined,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names ?? {}).flatMap(([to, claim]) => (user?.[claim] === undefined ? [] : [[to, user[claim]]])),
  );
