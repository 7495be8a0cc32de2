import { areas, remoteAreaNames } from '@groundwork/domain-access';
import type { Area, RemoteArea } from '@groundwork/domain-access';
import { serviceNames } from '@groundwork/domain-events';
import type { ServiceName } from '@groundwork/domain-events';

export { serviceNames };
export type { ServiceName };

/** The back ends for front ends, one an area. */
export const bffNames = areas;
export type BffName = Area;

/** The areas that are loaded from remotes of their own. */
export const areaNames = remoteAreaNames;
export type AreaName = RemoteArea;

/** A unit that calls others: the name it signs its tokens with. */
export type CallerName = `bff-${BffName}` | `service-${ServiceName}`;
export const callerNames: readonly CallerName[] = [
  ...bffNames.map((name) => `bff-${name}` as const),
  ...serviceNames.map((name) => `service-${name}` as const),
];
