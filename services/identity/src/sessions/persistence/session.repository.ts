import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull, MoreThan } from 'typeorm';
import { AccountEntity } from '../../accounts/index.js';
import { SessionEntity } from './session.entity.js';

@Injectable()
export class SessionRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  find(id: string): Promise<SessionEntity | null> {
    return this.database.manager.findOneBy(SessionEntity, { id });
  }

  /** The session that a call came with, and its account; throws where it has ended. */
  async current(actor: Actor): Promise<{ account: AccountEntity; session: SessionEntity }> {
    const session = await this.find(actor.sessionId ?? '');
    const account =
      session && !session.endedAt
        ? await this.database.manager.findOneBy(AccountEntity, { id: session.accountId })
        : null;
    if (!session || !account) throw new Problem('session.expired');
    return { account, session };
  }

  /** The open sessions of who is signed in. */
  openOf(actor: Actor): Promise<SessionEntity[]> {
    return this.database.manager.find(SessionEntity, {
      where: { accountId: actor.userId ?? '', endedAt: IsNull() },
      order: { activeAt: 'DESC' },
    });
  }

  /** Gives whether the session was open still. */
  async update(id: string, values: Partial<SessionEntity>): Promise<boolean> {
    const { affected } = await this.database.transaction((manager) =>
      manager.update(SessionEntity, { id, endedAt: IsNull() }, values),
    );
    return affected === 1;
  }

  /** Moves an open one to the next generation if nobody else has: of two that come at once, one wins. Gives whether it was this one. */
  async rotate({ id, generation }: SessionEntity, values: Partial<SessionEntity>): Promise<boolean> {
    const { affected } = await this.database.transaction((manager) =>
      manager.update(SessionEntity, { id, generation, endedAt: IsNull() }, { generation: generation + 1, ...values }),
    );
    return affected === 1;
  }

  /** Whether an account was signed in to from an address within this time. An unknown account costs the same statement. */
  wasUsedFrom(email: string, address: string, withinMs: number): Promise<boolean> {
    const since = MoreThan(new Date(this.clock.now().getTime() - withinMs));
    return this.database.manager
      .createQueryBuilder(SessionEntity, 'session')
      .innerJoin(AccountEntity, 'account', 'account.id = session.accountId')
      .where('account.email = :email', { email })
      .andWhere({ address, createdAt: since })
      .getExists();
  }
}
