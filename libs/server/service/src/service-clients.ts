import type { AnswerOf, AnyInput, InputArguments, InternalTokens, Operation } from '@groundwork/server-auth';
import { ServiceClient } from '@groundwork/server-auth';
import type { ServiceName, UnitTls } from '@groundwork/server-config';

/** How a service asks another one: always as itself, with a system token. */
export class ServiceClients {
  private readonly clients = new Map<ServiceName, ServiceClient>();

  constructor(
    private readonly addresses: Readonly<Record<ServiceName, string>>,
    private readonly tokens: InternalTokens,
    private readonly tls?: UnitTls,
  ) {}

  /**
   * Calls an operation of another service's contract; what it takes and answers follows from there. Throws the other's
   * problem, or `upstream.unavailable`.
   */
  call<O extends Operation>(operation: O, ...[input]: InputArguments<O>): Promise<AnswerOf<O>> {
    const { service } = operation;
    return this.to(service).ask(operation, (input ?? {}) as AnyInput, { token: this.tokens.system(service) });
  }

  to(service: ServiceName): ServiceClient {
    let client = this.clients.get(service);
    if (!client) {
      client = new ServiceClient(service, this.addresses[service], this.tokens.caller, this.tls);
      this.clients.set(service, client);
    }
    return client;
  }

  async close(): Promise<void> {
    await Promise.all([...this.clients.values()].map((client) => client.close()));
  }
}
