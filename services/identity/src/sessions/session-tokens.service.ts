import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { flagsOf } from '@groundwork/domain-accounts';
import type { Clock } from '@groundwork/domain-time';
import { signSession } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { AccountEntity, CompanyMembershipEntity } from '../accounts/index.js';
import { companyInUse } from './domain/company-in-use.js';
import { refreshTokenOf } from './domain/tokens.js';
import type { SessionEntity } from './persistence/session.entity.js';
import type { SessionDto } from './session.dto.js';

/** Makes what a client holds of a session: the two tokens and the summary of user and companies. */
@Injectable()
export class SessionTokens {
  /** Authenticates what a browser brings back. */
  readonly refreshKey: KeyObject;

  constructor(
    private readonly database: Database,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    const { refresh } = options.keys;
    if (!refresh) throw new Error('The identity service needs the key of refresh tokens.');
    this.refreshKey = refresh;
  }

  /** Companies and rights are read afresh, so that a renewal brings what has changed meanwhile. */
  async answer(account: AccountEntity, session: SessionEntity): Promise<SessionDto> {
    const memberships = await this.database.manager.find(CompanyMembershipEntity, {
      where: { accountId: account.id },
      order: { organizationName: 'ASC' },
    });
    const companyIds = memberships.map((membership) => membership.companyId);
    const companyId = companyInUse(session.companyId, companyIds);
    const expiresAt = Math.floor(this.clock.now().getTime() / 1000) + this.options.session.accessSeconds;
    const token = signSession(
      {
        sub: account.id,
        sid: session.id,
        role: account.role,
        ...(companyIds.length ? { companies: companyIds } : {}),
        ...(companyId ? { company: companyId } : {}),
        ...(account.brokerId ? { broker: account.brokerId } : {}),
        proved: Math.floor((session.provedAt ?? session.createdAt).getTime() / 1000),
        exp: expiresAt,
      },
      this.options.keys.session,
    );
    const { isAdmin, isOwner, isBroker } = flagsOf(account.role);
    return {
      success: true,
      token,
      refreshToken: refreshTokenOf(session.id, session.generation, session.secret, this.refreshKey),
      expires: expiresAt * 1000,
      userId: account.id,
      admin: isAdmin,
      isSuper: isOwner,
      isBroker,
      role: account.role,
      user: {
        id: account.id,
        email: account.email,
        firstName: account.firstName,
        lastName: account.lastName,
        isAdmin,
        isOwner,
        isBroker,
      },
      companies: memberships.map(({ companyId: id, organizationName }) => ({ companyId: id, organizationName })),
      companyId,
      brokerId: account.brokerId,
      idle: { timeoutMs: this.options.session.idleMs, warningMs: this.options.session.warningMs },
    };
  }
}
