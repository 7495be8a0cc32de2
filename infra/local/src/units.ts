import { bffNames, bffOptions, serviceNames, serviceOptions } from '@groundwork/server-config';
import type { BffName, BffOptions, RunningUnit, ServiceName, ServiceOptions } from '@groundwork/server-config';
import type { UnitName } from './settings.js';

interface Startable<O> {
  start(options: O): Promise<RunningUnit>;
}

/** A unit is loaded when it is to run, so that one that runs elsewhere costs nothing here. */
const services: Readonly<Record<ServiceName, () => Promise<{ service: Startable<ServiceOptions> }>>> = {
  identity: () => import('@groundwork/service-identity'),
  companies: () => import('@groundwork/service-companies'),
  applications: () => import('@groundwork/service-applications'),
  brokers: () => import('@groundwork/service-brokers'),
  draws: () => import('@groundwork/service-draws'),
  files: () => import('@groundwork/service-files'),
  agreements: () => import('@groundwork/service-agreements'),
  notifications: () => import('@groundwork/service-notifications'),
};
const bffs: Readonly<Record<BffName, () => Promise<{ bff: Startable<BffOptions> }>>> = {
  shell: () => import('@groundwork/bff-shell'),
  borrower: () => import('@groundwork/bff-borrower'),
  broker: () => import('@groundwork/bff-broker'),
  admin: () => import('@groundwork/bff-admin'),
};

export interface RunningUnits {
  /** Stops the back ends for front ends first, then the services, so that no call loses what answers it. */
  close(): Promise<void>;
}

/**
 * Starts every unit but the excepted ones, in this process. Identity comes first because the others ask it for the
 * sessions that ended. When one fails, those that run are stopped again and its error is thrown.
 */
export async function startUnits(
  env: NodeJS.ProcessEnv,
  except: ReadonlySet<UnitName>,
  say: (text: string) => void,
): Promise<RunningUnits> {
  const runningServices: RunningUnit[] = [];
  const runningBffs: RunningUnit[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(runningBffs.splice(0).map((unit) => unit.close()));
    await Promise.all(runningServices.splice(0).map((unit) => unit.close()));
  };
  const startService = async (name: ServiceName): Promise<void> => {
    if (except.has(name)) return;
    say(name);
    const { service } = await services[name]();
    runningServices.push(await service.start(serviceOptions(env, name)));
  };
  const startBff = async (name: BffName): Promise<void> => {
    if (except.has(`bff-${name}`)) return;
    say(`bff-${name}`);
    const { bff } = await bffs[name]();
    runningBffs.push(await bff.start(bffOptions(env, name)));
  };
  try {
    await startService('identity');
    await allOrFirstError(serviceNames.filter((name) => name !== 'identity').map(startService));
    await allOrFirstError(bffNames.map(startBff));
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}

/** Waits for all, also after a failure, so that nothing starts up behind a stop. */
async function allOrFirstError(running: readonly Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(running);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
