import { setTimeout as sleep } from 'node:timers/promises';
import { ActingTokens, fetchBy, FormData, ServiceClient } from '@groundwork/server-auth';
import type { Subject } from '@groundwork/server-auth';
import type { CallerName, ServiceName, UnitTls } from '@groundwork/server-config';

/** An operation of a service's contract. */
interface Operation {
  readonly service: ServiceName;
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

/** Somebody of the demonstration, as the services see a caller. */
export interface Person extends Subject {
  readonly name: string;
}

const callerOf: Readonly<Record<Subject['role'], CallerName>> = {
  anonymous: 'bff-shell',
  borrower: 'bff-borrower',
  broker: 'bff-broker',
  admin: 'bff-admin',
  super: 'bff-admin',
  system: 'service-identity',
};

const patienceMs = 20_000;

/** Calls services as the BFFs do, in the name of the demonstration's people. */
export class PortalClient {
  private readonly clients = new Map<ServiceName, ServiceClient>();
  private readonly tokens: ActingTokens;

  constructor(
    private readonly addresses: Readonly<Record<ServiceName, string>>,
    keysDirectory: string,
    private readonly tls?: UnitTls,
  ) {
    this.tokens = new ActingTokens(keysDirectory);
  }

  async call<T>(
    person: Subject,
    operation: Operation,
    input: { params?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>>; body?: unknown } = {},
  ): Promise<T> {
    const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
      encodeURIComponent(input.params?.[name] ?? ''),
    );
    const query = input.query ? `?${new URLSearchParams(input.query).toString()}` : '';
    return this.client(operation.service).call<T>(operation.method, path + query, {
      token: this.token(person, operation.service),
      ...(input.body === undefined ? {} : { body: input.body }),
    });
  }

  /** Uploads a file as a browser does. */
  async upload(
    person: Subject,
    parentType: string,
    fields: Readonly<Record<string, string>>,
    file: { name: string; type: string; bytes: Uint8Array },
  ): Promise<void> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([Buffer.from(file.bytes)], { type: file.type }), file.name);
    const response = await fetchBy(this.tls)(`${this.addresses.files}/files/${parentType}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token(person, 'files')}` },
      body: form,
    });
    if (!response.ok)
      throw new Error(`The file ${file.name} was answered ${response.status}: ${await response.text()}`);
  }

  /** Asks until `condition` holds of the answer: for what follows by events. */
  async until<T>(ask: () => Promise<T>, condition: (answer: T) => boolean, what: string): Promise<T> {
    for (const deadline = Date.now() + patienceMs; ; await sleep(40)) {
      const answer = await ask().catch(() => undefined);
      if (answer !== undefined && condition(answer)) return answer;
      if (Date.now() > deadline) throw new Error(`${what} did not come within ${patienceMs / 1000} s.`);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.clients.values()].map((client) => client.close()));
  }

  private token(person: Subject, service: ServiceName): string {
    return this.tokens.sign(person, service, callerOf[person.role]);
  }

  private client(service: ServiceName): ServiceClient {
    let client = this.clients.get(service);
    if (!client) {
      client = new ServiceClient(service, this.addresses[service], 'demonstration', this.tls);
      this.clients.set(service, client);
    }
    return client;
  }
}
