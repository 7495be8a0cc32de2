import type { AreaName, BffName, ServiceName } from './names.js';
import { areaNames, bffNames, serviceNames } from './names.js';

export interface Ports {
  readonly gateway: number;
  readonly remotes: Readonly<Record<AreaName, number>>;
  readonly bffs: Readonly<Record<BffName, number>>;
  readonly services: Readonly<Record<ServiceName, number>>;
  /** The sandbox of outside providers; nothing listens there in production. */
  readonly sandbox: number;
  /** The server of `npm run dev` for what has no origin of its own, the shell and the catalogue. */
  readonly development: number;
}

const block = <N extends string>(names: readonly N[], first: number): Record<N, number> =>
  Object.fromEntries(names.map((name, index) => [name, first + index])) as Record<N, number>;

/** Services begin here. Not at +20: from 4200 on that would take 4222, where a NATS server listens. */
const servicesAt = 30;

const sandboxAt = 40;

const developmentAt = 9;

/** The block of ports of one local portal: gateway at `base`, remotes from +1, BFFs from +10, services from +30, the sandbox at +40. */
export function portsFrom(base: number): Ports {
  return {
    gateway: base,
    remotes: block(areaNames, base + 1),
    bffs: block(bffNames, base + 10),
    services: block(serviceNames, base + servicesAt),
    sandbox: base + sandboxAt,
    development: base + developmentAt,
  };
}

export const defaultBasePort = 4200;
