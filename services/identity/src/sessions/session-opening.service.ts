import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId, updateRows } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { AccountEntity } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';
import { rememberedDevice } from './domain/device-token.js';
import { SessionEntity } from './persistence/session.entity.js';
import { SessionTokens } from './session-tokens.service.js';
import type { SessionDto } from './session.dto.js';

/** How a user proved who it is; where the second factor is on, the password went before. */
export type ProvedBy = 'password' | 'code' | 'recovery code';

export interface Arrival {
  readonly actor: Actor;
  readonly userAgent: string | undefined;
  /** The device tokens that the browser holds. */
  readonly device: string | undefined;
  readonly by: ProvedBy;
}

/** Opens sessions: the one place that makes them. */
@Injectable()
export class SessionOpening {
  constructor(
    private readonly database: Database,
    private readonly tokens: SessionTokens,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async open(account: AccountEntity, { actor, userAgent, device, by }: Arrival): Promise<SessionDto> {
    const now = this.clock.now();
    const session: SessionEntity = {
      id: newId(),
      accountId: account.id,
      generation: 1,
      secret: randomBytes(32).toString('base64url'),
      companyId: null,
      createdAt: now,
      activeAt: now,
      rotatedAt: now,
      provedAt: null,
      endedAt: null,
      endReason: null,
      address: actor.address ?? null,
      userAgent: userAgent?.slice(0, 300) ?? null,
    };
    await this.database.transaction(async (manager) => {
      // A password, a role or a closing that came in between counts. The row stays locked until the session is there, so that
      // who ends all sessions after such a change ends this one too.
      const { id, passwordHash, role } = account;
      if (
        (await updateRows(
          manager,
          AccountEntity,
          { id, passwordHash: passwordHash ?? '', role, active: true },
          { role },
        )) !== 1
      )
        throw new Problem('credentials.invalid');
      await manager.insert(SessionEntity, session);
      await this.audit.record({
        kind: 'sign_in.succeeded',
        accountId: account.id,
        actor: { userId: account.id, sessionId: session.id, address: actor.address },
        userAgent,
        details: { by },
      });
    });
    return {
      ...(await this.tokens.answer(account, session)),
      device: rememberedDevice(device, account.email, this.tokens.refreshKey),
    };
  }
}
