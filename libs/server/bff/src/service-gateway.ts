import { Readable } from 'node:stream';
import type { AnswerOf, AnyInput, Audience, InputArguments, InternalTokens, Operation } from '@groundwork/server-auth';
import { pathOf, ServiceClient, signingProofHeader } from '@groundwork/server-auth';
import type { ServiceName, UnitTls } from '@groundwork/server-config';
import { serviceNames } from '@groundwork/server-config';
import { Places, Problem } from '@groundwork/server-http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { addressOf } from './address.js';

/** What {@link ServiceGateway.forward} passes on beside or in the place of what came. */
export interface Forwarded extends AnyInput {
  /** A body of the BFF's own making that is no JSON. */
  readonly content?: { readonly type: string; readonly bytes: Buffer };
  /** The answer lasts: server-sent events. */
  readonly stream?: true;
}

const passedOn = [
  'accept',
  'idempotency-key',
  'if-none-match',
  'range',
  'user-agent',
  'last-event-id',
  signingProofHeader,
] as const;
/** Passed on with the body. */
const ofBody = ['content-type', 'content-length'] as const;
const passedBack = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
  'cache-control',
  'location',
  'retry-after',
  'idempotent-replay',
  'x-content-type-options',
  'content-security-policy',
  'x-accel-buffering',
] as const;
/** Uploads and streams that one person may have under way at once: some tabs, each with its few. */
const placesOfUploads = 12;
const placesOfStreams = 20;

/** Puts those of a request's headers that it has behind the others of a call. */
function pass({ headers }: FastifyRequest, names: readonly string[], to: string[]): void {
  for (const name of names) {
    const value = headers[name];
    if (typeof value === 'string') to.push(name, value);
  }
}

/** Calls services in the name of whoever called the BFF. */
export class ServiceGateway {
  private readonly clients = new Map<ServiceName, ServiceClient>();
  private readonly uploads = new Places(placesOfUploads);
  private readonly streams = new Places(placesOfStreams);

  constructor(
    addresses: Readonly<Record<ServiceName, string>>,
    private readonly tokens: InternalTokens,
    tls?: UnitTls,
  ) {
    for (const name of serviceNames)
      this.clients.set(name, new ServiceClient(name, addresses[name], tokens.caller, tls));
  }

  client(service: ServiceName): ServiceClient {
    const client = this.clients.get(service);
    if (!client) throw new Error(`No service is called ${service}.`);
    return client;
  }

  /** The token for a service, or another back end: the session's user, or nobody. */
  tokenFor(request: FastifyRequest, service: Audience): string {
    const address = addressOf(request);
    const { user, accessToken } = request;
    return user && accessToken !== undefined
      ? this.tokens.session(service, accessToken, address)
      : this.tokens.nobody(service, address);
  }

  /**
   * Calls and parses, for what a BFF puts together itself; what the operation takes and answers follows from its contract.
   * Throws the service's problem.
   */
  call<O extends Operation>(
    request: FastifyRequest,
    operation: O,
    ...[input]: InputArguments<O>
  ): Promise<AnswerOf<O>> {
    const key = request.headers['idempotency-key'];
    return this.client(operation.service).ask(operation, (input ?? {}) as AnyInput, {
      token: this.tokenFor(request, operation.service),
      headers: {
        ...(typeof key === 'string' ? { 'idempotency-key': key } : {}),
        ...(request.headers['user-agent'] ? { 'user-agent': request.headers['user-agent'] } : {}),
      },
    });
  }

  /** Passes the call on and the answer back, neither parsed. */
  async forward(request: FastifyRequest, reply: FastifyReply, operation: Operation, call: Forwarded): Promise<void> {
    const headers = [
      'authorization',
      `Bearer ${this.tokenFor(request, operation.service)}`,
      'x-correlation-id',
      request.id,
    ];
    pass(request, passedOn, headers);
    const own =
      call.content ??
      (call.body === undefined ? undefined : { type: 'application/json', bytes: JSON.stringify(call.body) });
    const body = own ? own.bytes : (request.body as Buffer | Readable | undefined);
    const hasBody = operation.method !== 'GET' && body !== undefined && body !== null;
    if (hasBody && own) headers.push('content-type', own.type);
    else if (hasBody) pass(request, ofBody, headers);
    const client = this.client(operation.service);
    const isUpload = hasBody && body instanceof Readable;
    if (isUpload || call.stream) this.takePlace(call.stream ? this.streams : this.uploads, request, reply);
    const out = {
      method: operation.method as Dispatcher.HttpMethod,
      path: pathOf(operation, call),
      headers,
      body: hasBody ? body : null,
    };
    const response =
      call.stream || isUpload ? await client.request(out, call.stream ? 'streams' : 'uploads') : await client.take(out);
    void reply.status(response.statusCode);
    for (const name of passedBack) {
      const value = response.headers[name];
      if (value !== undefined) void reply.header(name, value);
    }
    void reply.send(response.body);
  }

  /** What lasts as long as its sender or reader wishes takes a place of the person's until it is over. */
  private takePlace(places: Places, request: FastifyRequest, reply: FastifyReply): void {
    const giveBack = places.take(request.user?.sub ?? addressOf(request) ?? '');
    if (!giveBack) throw new Problem('throttle.too_many', undefined, undefined, { 'retry-after': '2' });
    reply.raw.once('close', giveBack);
  }

  async close(): Promise<void> {
    await Promise.all([...this.clients.values()].map((client) => client.close()));
  }
}
