import { Controller, Inject, Req, RequestMapping, Res } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes, ApiExtension } from '@nestjs/swagger';
import type { ServiceName } from '@groundwork/server-config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formFields } from './form-fields.js';
import { OpenTo, requestMethods } from './route.js';
import type { ForwardedRoute } from './route.js';
import { ServiceGateway } from './service-gateway.js';

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

/** `/users/profile/{id}` as Nest writes it: `/users/profile/:id`. */
const template = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * A Nest controller of rows: each is a method under its name that passes the call to one operation of a service, body
 * and answer untouched. Parameters of the same name are passed along, others by the row's mapping.
 */
export function forwardingController(
  tag: string,
  rows: Readonly<Record<string, ForwardedRoute>>,
  ...decorators: ClassDecorator[]
): Type {
  class ForwardingController {
    @Inject(ServiceGateway) readonly services!: ServiceGateway;
  }
  Object.defineProperty(ForwardingController, 'name', { value: `${tag}Controller` });
  const prototype = ForwardingController.prototype;
  for (const [name, row] of Object.entries(rows)) {
    // The name becomes the operation's id in the document.
    const value = Object.defineProperty(handlerOf(row), 'name', { value: name });
    const descriptor: PropertyDescriptor = { value, configurable: true, writable: true };
    Object.defineProperty(prototype, name, descriptor);
    for (const decorate of decoratorsOf(row)) decorate(prototype, name, descriptor);
    Req()(prototype, name, 0);
    Res()(prototype, name, 1);
  }
  for (const decorate of [Controller() as ClassDecorator, ...decorators]) decorate(ForwardingController);
  return ForwardingController;
}

function decoratorsOf(row: ForwardedRoute): MethodDecorator[] {
  const described: ForwardTarget = {
    service: row.operation.service,
    operationId: row.operation.id,
    params: row.params ?? {},
    fixed: [row.query, row.queryFromParams, row.queryFromSession].flatMap((part) => Object.keys(part ?? {})),
    ...(row.form ? { form: true } : {}),
  };
  return [
    RequestMapping({ path: template(row.path), method: requestMethods[row.method] }),
    OpenTo(row.who, { note: row.note, beyond: row.beyond, proved: row.proved, machine: row.machine }),
    // But for forms, bodies reach the service as they came.
    row.form
      ? ApiConsumes('multipart/form-data', 'application/json')
      : RouteConfig({
          raw: true,
          ...(row.stream ? { background: true } : {}),
          ...(row.method === 'GET' && row.operation.method !== 'GET' ? { changes: true } : {}),
          ...(row.bodyLimit ? { bodyLimit: row.bodyLimit } : {}),
        }),
    ApiExtension(forwardsExtension, described),
  ];
}

function handlerOf(row: ForwardedRoute) {
  const [paramsOf, queryOf] = [paramsFor(row), queryFor(row)];
  return async function (
    this: { readonly services: ServiceGateway },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    return this.services.forward(request, reply, row.operation, {
      params: paramsOf(request),
      query: queryOf(request),
      ...(row.form ? { body: await formFields(request) } : {}),
      ...(row.stream ? { stream: true } : {}),
    });
  };
}

type Texts = Record<string, string>;
const paramsIn = ({ params }: FastifyRequest): Texts => params as Texts;
const queryIn = ({ query }: FastifyRequest): Texts => query as Texts;

/** What a row makes of a request's parameters; most rows pass them on as they came. */
const paramsFor = ({ params }: ForwardedRoute): typeof paramsIn =>
  params ? (request) => ({ ...paramsIn(request), ...renamed(paramsIn(request), params) }) : paramsIn;

const queryFor = ({ query, queryFromParams, queryFromSession }: ForwardedRoute): typeof queryIn =>
  query || queryFromParams || queryFromSession
    ? (request) => ({
        ...queryIn(request),
        ...query,
        ...renamed(paramsIn(request), queryFromParams),
        ...fromSession(request, queryFromSession),
      })
    : queryIn;

const renamed = (own: Readonly<Texts>, names: Readonly<Texts> | undefined): Texts =>
  Object.fromEntries(Object.entries(names ?? {}).map(([to, from]) => [to, own[from] ?? '']));

const fromSession = ({ user }: FastifyRequest, names: Readonly<Record<string, 'company'>> | undefined): Texts =>
  Object.fromEntries(
    Object.entries(names ?? {}).flatMap(([to, claim]) => (user?.[claim] === undefined ? [] : [[to, user[claim]]])),
  );
