import type { InternalTokens } from '@groundwork/server-auth';
import { ServiceClient } from '@groundwork/server-auth';
import type { ServiceName } from '@groundwork/server-config';

/** How a service asks another one: always as itself, with a system token. */
export class ServiceClients {
  private readonly clients = new Map<ServiceName, ServiceClient>();

  constructor(
    private readonly addresses: Readonly<Record<ServiceName, string>>,
    private readonly tokens: InternalTokens,
  ) {}

  /** Throws the other's problem, or `upstream.unavailable`. */
  call<T>(service: ServiceName, method: string, path: string, body?: unknown): Promise<T> {
    return this.to(service).call<T>(method, path, {
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
