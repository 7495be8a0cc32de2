import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { EndedSessions, fetchBy, internalPaths, InternalTokens } from '@groundwork/server-auth';
import type { AuditKind } from '@groundwork/domain-accounts';
import type { Actor } from '@groundwork/server-auth';
import type { CallerName, ServiceOptions } from '@groundwork/server-config';
import { Database, insertRows } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { IsNull, Not } from 'typeorm';
import { AuditLog } from '../audit/index.js';
import { SessionEntity } from './persistence/session.entity.js';
import type { EndReason } from './persistence/session.entity.js';

/** A unit that does not answer within this time learns of the end when it asks again, milliseconds. */
const patienceMs = 1500;

const kinds: Partial<Record<EndReason, AuditKind>> = {
  logout: 'session.signed_out',
  idle: 'session.idle',
  expired: 'session.expired',
  reuse: 'session.reused',
};
const because: Partial<Record<EndReason, string>> = {
  password: 'password changed',
  account: 'account closed',
  device: 'signed out from the list of devices',
  second_factor: 'second factor reset',
  sign_in: 'another sign-in in the same browser',
  administrator: 'ended by an administrator',
};

/**
 * Ends sessions and tells every unit before it returns, so that the very next call with an old cookie or bearer is
 * refused, at a service too.
 */
@Injectable()
export class SessionEnding {
  private readonly log = new Logger(SessionEnding.name);
  private readonly fetch: ReturnType<typeof fetchBy>;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly ended: EndedSessions,
    private readonly tokens: InternalTokens,
    private readonly audit: AuditLog,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.fetch = fetchBy(options.tls);
  }

  /** `actor`: who ended them, where it was not the portal itself. */
  async end(
    sessions: readonly Pick<SessionEntity, 'id' | 'accountId'>[],
    reason: EndReason,
    actor?: Pick<Actor, 'userId' | 'address'>,
  ): Promise<void> {
    await this.tell(await this.write(sessions, reason, actor));
  }

  /** A sign-in takes the place of the session that its call came with, whoever that was of. */
  async endFormer({ sessionId, address }: Actor, userId: string): Promise<void> {
    // Of an API token there is no session.
    const former = sessionId && (await this.database.manager.findOneBy(SessionEntity, { id: sessionId }));
    if (former && !former.endedAt) await this.end([former], 'sign_in', { userId, address });
  }

  /** Ends every session of an account but the one that the call came with. Gives how many there were. */
  async endAllOf(
    accountId: string,
    reason: EndReason,
    actor: Pick<Actor, 'userId' | 'sessionId' | 'address'>,
  ): Promise<number> {
    const others = { accountId, endedAt: IsNull(), id: Not(actor.sessionId ?? '') };
    const sessions = await this.database.manager.findBy(SessionEntity, others);
    await this.end(sessions, reason, actor);
    return sessions.length;
  }

  /** Ends every session of an account under the transaction that closes it; the units are told after the commit. */
  async endWithin(manager: EntityManager, accountId: string, reason: EndReason): Promise<void> {
    // A reading statement would see what was there when the transaction began.
    const query = manager.createQueryBuilder(SessionEntity, 'session').where({ accountId, endedAt: IsNull() });
    const open = await (this.database.engine === 'mysql' ? query.setLock('pessimistic_write') : query).getMany();
    const told = await this.write(open, reason);
    this.database.afterCommit(() => void this.tell(told));
  }

  /**
   * Ends API tokens under the transaction that revokes them: each end is a row among those of sessions, so that it reaches every replica
   * in the same way. What is returned tells the units, after the commit.
   */
  async endTokens(manager: EntityManager, ids: readonly string[]): Promise<() => Promise<void>> {
    const endedAt = this.clock.now();
    await insertRows(
      manager,
      SessionEntity,
      ids.map((id) => ({
        id,
        accountId: id,
        generation: 0,
        secret: '',
        companyId: null,
        createdAt: endedAt,
        activeAt: endedAt,
        rotatedAt: endedAt,
        provedAt: null,
        endedAt,
        endReason: 'token' as const,
        address: null,
        userAgent: null,
      })),
    );
    return () => this.tell(ids.map((sessionId) => ({ sessionId, until: this.until(endedAt) })));
  }

  /** Gives what the units are told. */
  private async write(
    sessions: readonly Pick<SessionEntity, 'id' | 'accountId'>[],
    reason: EndReason,
    actor?: Pick<Actor, 'userId' | 'address'>,
  ): Promise<{ sessionId: string; until: number }[]> {
    const endedAt = this.clock.now();
    if (sessions.length === 0) return [];
    await this.database.transaction(async (manager) => {
      for (const { id, accountId } of sessions) {
        // Of two that end the same session, the first one tells of it.
        const { affected } = await manager.update(
          SessionEntity,
          { id, endedAt: IsNull() },
          { endedAt, endReason: reason },
        );
        if (affected !== 1) continue;
        await this.outbox.add(manager, {
          type: 'session.ended',
          aggregateId: id,
          payload: { userId: accountId, familyId: id, reason },
        });
        const kind = kinds[reason] ?? 'session.ended';
        await this.audit.record({
          kind,
          accountId,
          sessionId: id,
          ...(actor ? { actor: { userId: actor.userId, sessionId: undefined, address: actor.address } } : {}),
          details: because[reason] ? { because: because[reason] } : {},
        });
      }
    });
    return sessions.map((session) => ({ sessionId: session.id, until: this.until(endedAt) }));
  }

  /** No token of a session that ended then can be valid after this, epoch milliseconds. */
  until(endedAt: Date): number {
    return endedAt.getTime() + (this.options.session.accessSeconds + 120) * 1000;
  }

  private async tell(sessions: readonly { sessionId: string; until: number }[]): Promise<void> {
    if (sessions.length === 0) return;
    for (const session of sessions) this.ended.add(session.sessionId, session.until);
    const units: [CallerName, string][] = [
      ...Object.entries(this.options.services).map(([name, url]): [CallerName, string] => [
        `service-${name}` as CallerName,
        url,
      ]),
      ...Object.entries(this.options.bffs).map(([name, url]): [CallerName, string] => [
        `bff-${name}` as CallerName,
        url,
      ]),
    ];
    const body = JSON.stringify({ sessions });
    await Promise.all(
      units.filter(([unit]) => unit !== 'service-identity').map(([unit, url]) => this.post(unit, url, body)),
    );
  }

  private async post(unit: CallerName, url: string, body: string): Promise<void> {
    // A service checks its own name as the audience, a BFF its calling name.
    const audience = unit.startsWith('service-')
      ? (unit.slice('service-'.length) as keyof ServiceOptions['services'])
      : unit;
    try {
      const response = await this.fetch(`${url}${internalPaths.endedSessions}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.tokens.system(audience)}`, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(patienceMs),
      });
      await response.arrayBuffer();
      if (!response.ok) this.log.warn(`${unit} answered ${response.status} to ended sessions`);
    } catch {
      this.log.warn(`${unit} is away and will ask for ended sessions itself`);
    }
  }
}
