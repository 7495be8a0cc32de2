import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Outbox } from '@groundwork/server-events';
import { refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import type { Account, ProfileDetails } from '../accounts/persistence/account.entity.js';
import type { UserProfileUpdate } from '../accounts/profile.dto.js';
import { AuditLog } from '../audit/audit-log.js';
import { IdentityChecks } from './identity-checks.js';

type Verified = Required<Pick<ProfileDetails, 'identityRequestId' | 'identityConversationId' | 'identityVerifiedAt'>>;

/** The ids of a passed check on the user's profile: from then on the identity counts as verified. */
@Injectable()
export class IdentityVerification {
  constructor(
    private readonly checks: IdentityChecks,
    private readonly audit: AuditLog,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * What a save of a profile adds to it; undefined where it names no ids, or those that it has. Ids of no passed check
   * of the user are refused.
   */
  async newly(
    manager: EntityManager,
    { id, profile }: Account,
    { identityRequestId, identityConversationId }: UserProfileUpdate,
  ): Promise<Verified | undefined> {
    if (!identityRequestId && !identityConversationId) return undefined;
    if (identityRequestId === profile.identityRequestId && identityConversationId === profile.identityConversationId)
      return undefined;
    const isText = typeof identityRequestId === 'string' && typeof identityConversationId === 'string';
    if (!isText || !(await this.checks.hasPassed(manager, id, identityRequestId, identityConversationId))) {
      refuseInvalid({ identityRequestId: shared.identityCheckUnknown });
      return undefined;
    }
    return { identityRequestId, identityConversationId, identityVerifiedAt: this.clock.now().toISOString() };
  }

  async tell(manager: EntityManager, actor: Actor, userId: string): Promise<void> {
    await this.audit.record({ kind: 'identity.verified', accountId: userId, actor });
    await this.outbox.add(manager, { type: 'user.identity_verified', aggregateId: userId, payload: { userId } });
  }
}
