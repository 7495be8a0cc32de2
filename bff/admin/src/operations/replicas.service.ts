import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { fetchBy } from '@groundwork/server-auth';
import { BFF_OPTIONS, ServiceGateway } from '@groundwork/server-bff';
import { bffNames, serviceNames } from '@groundwork/server-config';
import type { BffOptions, CallerName, ServiceName } from '@groundwork/server-config';
import { systemClock } from '@groundwork/domain-time';
import type { FastifyRequest } from 'fastify';

/** A unit that tells of itself, with whom tokens for it are for and where it answers. */
export interface AskedUnit {
  readonly unit: CallerName;
  readonly audience: ServiceName | CallerName;
  readonly url: string;
}

export type Silence = 'away' | 'late' | 'refused';

/** What one replica answered. */
export interface Told<T> {
  readonly unit: CallerName;
  readonly address: string;
  readonly answer: T | null;
  readonly silence: Silence | null;
}

type Fetch = ReturnType<typeof fetchBy>;

/** No unit is waited for longer, milliseconds. */
const patienceMs = 2_000;

/** Asks each replica of each unit by itself, all at once: one that is away or hangs takes nothing from the others. */
@Injectable()
export class ReplicasService {
  private readonly fetches = new Map<string, Fetch>();

  constructor(
    @Inject(BFF_OPTIONS) private readonly options: BffOptions,
    private readonly gateway: ServiceGateway,
  ) {}

  /** When they are asked, an ISO instant. */
  now(): string {
    return (this.options.clock ?? systemClock).now().toISOString();
  }

  get services(): AskedUnit[] {
    const { services } = this.options;
    return serviceNames.map((name) => ({ unit: `service-${name}`, audience: name, url: services[name] }));
  }

  get units(): AskedUnit[] {
    const { bffs } = this.options;
    return [
      ...this.services,
      ...bffNames.map((name): AskedUnit => ({ unit: `bff-${name}`, audience: `bff-${name}`, url: bffs[name] })),
    ];
  }

  async ask<T>(request: FastifyRequest, units: readonly AskedUnit[], path: string): Promise<Told<T>[]> {
    const told = await Promise.all(
      units.map(async (unit) => {
        const addresses = await addressesOf(unit.url, this.options.replicasSuffix ?? '');
        const token = this.gateway.tokenFor(request, unit.audience);
        const fetch = this.fetchOf(unit.url);
        return Promise.all(addresses.map((address) => askOne<T>(unit.unit, address, path, token, fetch)));
      }),
    );
    return told.flat();
  }

  /** A replica is asked at its number, and shows the certificate of its unit's name. */
  private fetchOf(url: string): Fetch {
    const { hostname } = new URL(url);
    const fetch = this.fetches.get(hostname) ?? fetchBy(this.options.tls, hostname);
    this.fetches.set(hostname, fetch);
    return fetch;
  }
}

/** The addresses of all replicas behind the name of a unit's machine; the unit's own where its name tells none. */
async function addressesOf(url: string, suffix: string): Promise<string[]> {
  const { protocol, hostname, port } = new URL(url);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return [url];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), patienceMs);
  });
  try {
    const name = hostname === 'localhost' ? hostname : `${hostname}${suffix}`;
    const found = await Promise.race([lookup(name, { all: true }), late]);
    // A machine of both kinds of addresses is one replica.
    const [first] = found;
    const alike = found.filter(({ family }) => family === first?.family);
    return alike.map(({ address, family }) => {
      const host = family === 6 ? `[${address}]` : address;
      return `${protocol}//${host}${port ? `:${port}` : ''}`;
    });
  } catch {
    return [url];
  } finally {
    clearTimeout(timer);
  }
}

async function askOne<T>(
  unit: CallerName,
  address: string,
  path: string,
  token: string,
  fetch: Fetch,
): Promise<Told<T>> {
  const told = { unit, address: address.replace(/\/$/, ''), answer: null, silence: null };
  try {
    const response = await fetch(`${told.address}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.ok) return { ...told, answer: (await response.json()) as T };
    await response.body?.cancel();
    return { ...told, silence: response.status === 503 ? 'away' : 'refused' };
  } catch (error) {
    return { ...told, silence: (error as Error).name === 'TimeoutError' ? 'late' : 'away' };
  }
}
