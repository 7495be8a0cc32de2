import type { KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { flagsOf } from '@groundwork/domain-accounts';
import type { Clock } from '@groundwork/domain-time';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { AccountEntity, CompanyMembershipEntity } from '../accounts/index.js';
import { companyInUse } from './domain/company-in-use.js';
import { refreshTokenOf, signAccessToken } from './domain/tokens.js';
import type { SessionEntity } from './persistence/session.entity.js';
import type { SessionDto } from './session.dto.js';

/** Makes what a client holds of a session: the two tokens and the summary of user and companies. */
@Injectable()
export class SessionTokens {
  readonly key: KeyObject;

  constructor(
    private readonly database: Database,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    const { session } = options.keys;
    if (!session) throw new Error('The identity service needs the session key.');
    this.key = session;
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
    const token = signAccessToken(
      {
        sub: account.id,
        sid: session.id,
        role: account.role,
        ...(companyIds.length ? { companies: companyIds } : {}),
        ...(companyId ? { company: companyId } : {}),
        ...(account.brokerId ? { broker: account.brokerId } : {}),
      },
      expiresAt,
      this.key,
    );
    const { isAdmin, isOwner, isBroker } = flagsOf(account.role);
    return {
      success: true,
      token,
      refreshToken: refreshTokenOf(session.id, session.generation, session.secret, this.key),
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
