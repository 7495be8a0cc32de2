import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AuditKind } from '@groundwork/domain-accounts';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, insertRows, newId } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { AuditEntryEntity } from './audit-entry.entity.js';
import type { AuditDetails } from './audit-entry.entity.js';

export interface AuditEvent {
  readonly kind: AuditKind;
  /** The account that it happened to. */
  readonly accountId?: string | null;
  /** An address that was typed and belongs to no account: only its hash is kept. */
  readonly typed?: string;
  /** Who did it and from where; left out for what the portal does by itself. */
  readonly actor?: Pick<Actor, 'userId' | 'sessionId' | 'address'>;
  /** The session, where it is not the actor's. */
  readonly sessionId?: string;
  readonly userAgent?: string | null | undefined;
  /** Never a password, a code or a token. */
  readonly details?: AuditDetails;
}

/**
 * The record of what happens to accounts and sessions. Called inside a transaction, an entry belongs to it: what is
 * rolled back is not told, and what is committed is.
 */
@Injectable()
export class AuditLog {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async record(...events: readonly AuditEvent[]): Promise<void> {
    const rows = events.map((event): AuditEntryEntity => ({
      id: newId(),
      kind: event.kind,
      occurredAt: this.clock.now(),
      accountId: event.accountId ?? null,
      actorId: event.actor?.userId ?? null,
      sessionId: event.sessionId ?? event.actor?.sessionId ?? null,
      typedHash: event.typed === undefined ? null : createHash('sha256').update(event.typed).digest('hex'),
      address: event.actor?.address ?? null,
      userAgent: event.userAgent?.slice(0, 300) ?? null,
      details: event.details ?? {},
    }));
    await this.database.statement((manager) => insertRows(manager, AuditEntryEntity, rows));
  }
}
