import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { IsNull, MoreThan, Not } from 'typeorm';
import { idleCutoff } from './domain/idle.js';
import { Session } from './persistence/session.entity.js';
import { SessionEnding } from './session-ending.js';
import type { SignedInDevice } from './session.dto.js';

/** Where somebody is signed in: the own sessions that are open, to be looked at and ended. */
@Injectable()
export class OwnDevices {
  constructor(
    private readonly database: Database,
    private readonly ending: SessionEnding,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The one that asks comes first, then the latest used. */
  async list(actor: Actor): Promise<SignedInDevice[]> {
    const sessions = await this.database.manager.find(Session, {
      where: { ...this.open(actor), activeAt: MoreThan(idleCutoff(this.clock.now(), this.options.session)) },
      order: { activeAt: 'DESC' },
    });
    const rows = sessions.map((session) => ({
      id: session.id,
      current: session.id === actor.sessionId,
      address: session.address,
      userAgent: session.userAgent,
      signedInAt: session.createdAt.toISOString(),
      activeAt: session.activeAt.toISOString(),
    }));
    return [...rows.filter((row) => row.current), ...rows.filter((row) => !row.current)];
  }

  /** Another's session and one that is over are alike: not found. */
  async end(actor: Actor, id: string): Promise<void> {
    const session = found(await this.database.manager.findOneBy(Session, { ...this.open(actor), id }), 'The device');
    await this.ending.end([session], 'device', actor);
  }

  async endOthers(actor: Actor): Promise<void> {
    const others = await this.database.manager.findBy(Session, { ...this.open(actor), id: Not(actor.sessionId ?? '') });
    await this.ending.end(others, 'device', actor);
  }

  private open(actor: Actor) {
    return { accountId: actor.userId ?? '', endedAt: IsNull() };
  }
}
