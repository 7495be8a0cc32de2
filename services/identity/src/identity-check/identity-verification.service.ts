import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Outbox } from '@groundwork/server-events';
import { refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import type { AccountEntity, ProfileDetails } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';
import { IdentityCheckRepository } from './identity-check.repository.js';

/** The ids of a check, as a save of a profile names them. */
interface CheckIds {
  readonly identityRequestId?: string | null;
  readonly identityConversationId?: string | null;
}

type Verified = Required<Pick<ProfileDetails, 'identityRequestId' | 'identityConversationId' | 'identityVerifiedAt'>>;

/** The ids of a passed check on the user's profile: from then on the identity counts as verified. */
@Injectable()
export class IdentityVerification {
  constructor(
    private readonly checks: IdentityCheckRepository,
    private readonly audit: AuditLog,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * What a save of a profile adds to it; undefined where it names no ids, or those that it has. Ids of no passed check
   * of the user are refused.
   */
  async verifiedBy(
    manager: EntityManager,
    { id, profile }: AccountEntity,
    { identityRequestId, identityConversationId }: CheckIds,
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

  async announce(manager: EntityManager, actor: Actor, userId: string): Promise<void> {
    await this.audit.record({ kind: 'identity.verified', accountId: userId, actor });
    await this.outbox.add(manager, { type: 'user.identity_verified', aggregateId: userId, payload: { userId } });
  }
}
