import { areaNames, bffNames, defaultBasePort, portsFrom, serviceNames } from '@groundwork/server-config';
import type { AreaName, BffName, ServiceName } from '@groundwork/server-config';

/** What is deployed by itself. Its `name` is that of its image, its Deployment, its address in the network and its file here. */
export type Unit =
  | {
      readonly kind: 'service';
      readonly name: `service-${ServiceName}`;
      readonly of: ServiceName;
      readonly port: number;
    }
  | { readonly kind: 'bff'; readonly name: `bff-${BffName}`; readonly of: BffName; readonly port: number }
  | { readonly kind: 'remote'; readonly name: `remote-${AreaName}`; readonly of: AreaName; readonly port: number }
  | { readonly kind: 'gateway'; readonly name: 'gateway'; readonly port: number };

const ports = portsFrom(defaultBasePort);

/** As the template of nginx says. */
export const gatewayPort = 8080;

/** Every unit, with the port that it listens on. */
export const units: readonly Unit[] = [
  ...serviceNames.map((of): Unit => ({ kind: 'service', name: `service-${of}`, of, port: ports.services[of] })),
  ...bffNames.map((of): Unit => ({ kind: 'bff', name: `bff-${of}`, of, port: ports.bffs[of] })),
  ...areaNames.map((of): Unit => ({ kind: 'remote', name: `remote-${of}`, of, port: ports.remotes[of] })),
  { kind: 'gateway', name: 'gateway', port: gatewayPort },
];

/** Whether it answers scrapes itself. nginx, the gateway, does not: its log has a line for each request. */
export const isMeasured = ({ kind }: Unit): boolean => kind !== 'gateway';

/** `SERVICE_<NAME>_URL` and `BFF_<NAME>_URL` of all units: a unit's name is its address in the network. */
export const internalAddresses: Readonly<Record<string, string>> = Object.fromEntries(
  units.flatMap((unit) =>
    unit.kind === 'service' || unit.kind === 'bff'
      ? [[`${unit.kind.toUpperCase()}_${unit.of.toUpperCase()}_URL`, `http://${unit.name}:${unit.port}`]]
      : [],
  ),
);
