import { Inject, Injectable } from '@nestjs/common';
import { asksForTextConsent, maskedDigits, profileShape } from '@groundwork/domain-accounts';
import type { Clock } from '@groundwork/domain-time';
import { validate } from '@groundwork/domain-validation';
import { allow, requireProof, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { AccountEntity, accountFacts, accountsAbility } from '../accounts/index.js';
import { IdentityVerification } from '../identity-check/index.js';
import type { ProfileDto, UpdateProfileDto } from './profile.dto.js';
import { changesNumber, isIdentityAlone } from './profile.rules.js';
import { Profiles } from './profiles.service.js';

/** Changes the own profile; what the update leaves out keeps its value. */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly database: Database,
    private readonly profiles: Profiles,
    private readonly verification: IdentityVerification,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `version`, where it is given, is the one that was read: another one now is a conflict. */
  async execute(actor: Actor, id: string, { version, ...update }: UpdateProfileDto): Promise<ProfileDto> {
    allow(accountsAbility(actor), 'change', subject('Account', { id }));
    const now = this.clock.now();
    refuseInvalid(validate(profileShape(now.getUTCFullYear()), update));
    return this.database.transaction(async (manager) => {
      // Two changes at once keep the fields of both. SQLite's transactions run one at a time.
      const lock = this.database.engine === 'mysql' ? { lock: { mode: 'pessimistic_write' as const } } : {};
      const account = found(await manager.findOne(AccountEntity, { where: { id }, ...lock }), 'The user');
      if (version !== undefined && version !== account.profileVersion)
        throw Problem.conflict(this.profiles.view(account));
      if (changesNumber(account, update)) requireProof(actor.provedAt, this.options.session.proofSeconds, now);
      const verified = await this.verification.verifiedBy(manager, account, update);
      const { profile, ...names } = this.changed(account, update);
      const changes = {
        ...names,
        profile: { ...profile, ...verified },
        profileVersion: account.profileVersion + (isIdentityAlone(update) ? 0 : 1),
      };
      await manager.update(AccountEntity, { id }, { ...changes, updatedAt: now });
      const after = { ...account, ...changes };
      if (verified) await this.verification.announce(manager, actor, account.id);
      await this.outbox.add(manager, { type: 'user.updated', aggregateId: id, payload: accountFacts(after) });
      return this.profiles.view(after);
    });
  }

  private changed(
    account: AccountEntity,
    update: UpdateProfileDto,
  ): Pick<AccountEntity, 'firstName' | 'lastName' | 'profile'> {
    const {
      firstName,
      lastName,
      lastFourSSN,
      identityRequestId: _request,
      identityConversationId: _conversation,
      ...details
    } = update;
    const profile = { ...account.profile, ...details };
    if (lastFourSSN !== undefined && lastFourSSN !== maskedDigits)
      profile.lastFourSSN = this.profiles.sealed(account.id, lastFourSSN);
    // Consent belongs to the number that it was given for.
    if (details.canSendMessages === undefined && asksForTextConsent(account.profile, profile.mobileNumber))
      profile.canSendMessages = false;
    return { firstName: firstName || account.firstName, lastName: lastName || account.lastName, profile };
  }
}
