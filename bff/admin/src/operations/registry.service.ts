import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { RemoteArea } from '@groundwork/domain-access';
import { systemClock } from '@groundwork/domain-time';
import {
  Registry,
  RegistryBusyError,
  RegistryChangedError,
  RegistryError,
  remoteNames,
} from '@groundwork/server-registry';
import type { ChangeOptions } from '@groundwork/server-registry';
import { BFF_OPTIONS } from '@groundwork/server-bff';
import type { BffOptions } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';
import type { RegistryAnswer, RemoteAnswer } from './registry.dto.js';
import { remoteOf } from './registry.view.js';

/** What changes a remote, by the methods of the registry that the commands use. */
export type RegistryChange = (registry: Registry, now: Date, change: ChangeOptions) => void;

/** The registry of remotes, where this deployment lays it open to the administrators' back end: docs/adr/0106. */
@Injectable()
export class RegistryService {
  private readonly log = new Logger('Registry');
  private readonly registry: Registry | undefined;

  constructor(@Inject(BFF_OPTIONS) private readonly options: BffOptions) {
    const { registry, remotes } = options;
    this.registry =
      registry &&
      new Registry(
        join(registry.data, 'registry'),
        registry.isServedAsFile ? { file: join(registry.data, 'remotes.json'), origins: remotes } : undefined,
      );
  }

  read(): RegistryAnswer {
    const { registry } = this;
    const remotes = registry ? remoteNames.flatMap((name) => remoteOf(registry, name) ?? []) : [];
    if (!registry || remotes.length === 0) return { access: 'elsewhere', remotes: [] };
    return { access: registry.isWritable ? 'writable' : 'read_only', remotes };
  }

  /**
   * How the remote stands, for a change that is about to be put down. Refuses what could not be done anyway: the registry is not here,
   * or the remote stands differently by now.
   */
  expected(remote: RemoteArea, revision: string): RemoteAnswer {
    const { registry } = this;
    const standing = registry?.isWritable ? remoteOf(registry, remote) : null;
    if (!standing) throw new Problem('state.illegal_transition');
    if (standing.revision !== revision) throw Problem.conflict(standing);
    return standing;
  }

  /** Does it where the remote still stands as `revision` names it; else the caller hears how it stands. Gives how it stands then. */
  async change(remote: RemoteArea, revision: string, by: string, work: RegistryChange): Promise<RemoteAnswer> {
    const { registry } = this;
    if (!registry) throw new Problem('state.illegal_transition');
    const now = (this.options.clock ?? systemClock).now();
    try {
      await registry.inTurn(() => work(registry, now, { by, seen: revision }));
    } catch (error) {
      throw this.problemOf(error, remoteOf(registry, remote));
    }
    return remoteOf(registry, remote) as RemoteAnswer;
  }

  private problemOf(error: unknown, standing: RemoteAnswer | null): unknown {
    if (error instanceof RegistryChangedError) return Problem.conflict(standing);
    const { code, message } = error as NodeJS.ErrnoException;
    this.log.warn(message);
    // A volume that is full or turned to be read alone is away for now.
    if (error instanceof RegistryBusyError || code !== undefined)
      return new Problem('upstream.unavailable', undefined, undefined, { 'retry-after': '2' });
    return error instanceof RegistryError ? new Problem('state.illegal_transition') : error;
  }
}
