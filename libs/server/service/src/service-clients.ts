import type { AnswerOf, AnyInput, InputArguments, InternalTokens, Operation } from '@groundwork/server-auth';
import { pathOf, ServiceClient } from '@groundwork/server-auth';
import type { ServiceName } from '@groundwork/server-config';

/** How a service asks another one: always as itself, with a system token. */
export class ServiceClients {
  private readonly clients = new Map<ServiceName, ServiceClient>();

  constructor(
    private readonly addresses: Readonly<Record<ServiceName, string>>,
    private readonly tokens: InternalTokens,
  ) {}

  /**
   * Calls an operation of another service's contract; what it takes and answers follows from there. Throws the other's
   * problem, or `upstream.unavailable`.
   */
  call<O extends Operation>(operation: O, ...input: InputArguments<O>): Promise<AnswerOf<O>>;
  /** By method and path, for callers that do not name the contract yet. */
  call<T>(service: ServiceName, method: string, path: string, body?: unknown): Promise<T>;
  call(target: Operation | ServiceName, ...rest: readonly unknown[]): Promise<unknown> {
    if (typeof target === 'string') {
      const [method, path, body] = rest as [string, string, unknown];
      return this.send(target, method, path, body);
    }
    const input = (rest[0] ?? {}) as AnyInput;
    return this.send(target.service, target.method, pathOf(target, input), input.body);
  }

  private send(service: ServiceName, method: string, path: string, body: unknown): Promise<unknown> {
    return this.to(service).call(method, path, {
      token: this.tokens.system(service),
      ...(body === undefined ? {} : { body }),
    });
  }

  to(service: ServiceName): ServiceClient {
    let client = this.clients.get(service);
    if (!client) {
      client = new ServiceClient(service, this.addresses[service]);
      this.clients.set(service, client);
    }
    return client;
  }

  async close(): Promise<void> {
    await Promise.all([...this.clients.values()].map((client) => client.close()));
  }
}
