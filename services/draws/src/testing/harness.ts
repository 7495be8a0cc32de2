import { aNeighbour, startService } from '@groundwork/server-testkit';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import { service } from '../index.js';
import { ownName } from './loan.js';

const [firstName, lastName] = ownName.split(' ');

/** An identity that knows everybody under one name. */
export async function anIdentity(): Promise<Neighbour> {
  const identity = await aNeighbour();
  knowsNames(identity);
  return identity;
}

/** A neighbour answers for identity what somebody is called, where it says nothing else of them. */
export function knowsNames(neighbour: Neighbour): void {
  neighbour.otherwise = (path) => (path.endsWith('/name') ? { firstName, lastName } : undefined);
}

/** The service with an identity beside it, which knows the name of whoever signs. */
export async function startDraws(overrides: Parameters<typeof startService>[1] = {}): Promise<ServiceHarness> {
  const identity = await anIdentity();
  const services = { identity: identity.url, ...overrides.services };
  const harness = await startService(service, { ...overrides, services });
  return {
    ...harness,
    close: async () => {
      await harness.close();
      await identity.close();
    },
  };
}
