import { Inject, Injectable } from '@nestjs/common';
import { normaliseEmail } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { digitsOf } from '@groundwork/domain-validation';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/index.js';
import { AccountCodes } from '../codes/index.js';
import { LetterThrottle } from '../throttle/index.js';
import { BrokerAccountDraftEntity } from './broker-account-draft.entity.js';
import { NewAccounts } from './new-accounts.service.js';
import type { RegisterBrokerDto } from './registration.dto.js';

/**
 * Drafts a broker's account, and makes it of the draft once the brokers service has linked it. Both the registration itself and the event
 * `broker.registered` come here, so that one that died in between is completed.
 */
@Injectable()
export class BrokerAccounts {
  constructor(
    private readonly database: Database,
    private readonly accounts: NewAccounts,
    private readonly codes: AccountCodes,
    private readonly letters: LetterThrottle,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The draft of an account, which nobody can sign in with yet. A registration that is sent again keeps the account's id. Two brokers who
   * were invited at one address have one account to be: the brokers service links it to one of them.
   */
  async begin(request: RegisterBrokerDto, passwordHash: string): Promise<BrokerAccountDraftEntity> {
    const brokerId = request.id;
    const email = normaliseEmail(request.emailAddressA);
    return this.letters.forBrokerForm(email, async (manager) => {
      if (await manager.existsBy(AccountEntity, { email }))
        throw new Problem('email.taken', shared.emailTaken, [{ field: 'emailAddressA', message: shared.emailTaken }]);
      const earlier =
        (await manager.findOneBy(BrokerAccountDraftEntity, { brokerId })) ??
        (await manager.findOneBy(BrokerAccountDraftEntity, { email }));
      const draft: BrokerAccountDraftEntity = {
        brokerId,
        accountId: earlier?.accountId ?? (await this.codes.newest('confirmation', email))?.subjectId ?? newId(),
        email,
        firstName: request.firstName.trim(),
        lastName: request.lastName.trim(),
        mobileNumber: digitsOf(request.phoneNumberA),
        passwordHash,
        createdAt: this.clock.now(),
      };
      await manager.upsert(BrokerAccountDraftEntity, draft, ['brokerId']);
      return draft;
    });
  }

  /** `own`: the draft of the registration that the link belongs to; its password counts, whoever came first. */
  async complete(brokerId: string, userId: string, own?: BrokerAccountDraftEntity): Promise<void> {
    try {
      await this.database.transaction((manager) => this.write(manager, brokerId, userId, own));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await this.database.transaction((manager) => this.write(manager, brokerId, userId, own));
    }
  }

  private async write(
    manager: EntityManager,
    brokerId: string,
    userId: string,
    own?: BrokerAccountDraftEntity,
  ): Promise<void> {
    const draft = own ?? (await manager.findOneBy(BrokerAccountDraftEntity, { brokerId, accountId: userId }));
    if (await manager.existsBy(AccountEntity, { id: userId })) {
      await manager.update(
        AccountEntity,
        { id: userId },
        { brokerId, ...(own ? { passwordHash: own.passwordHash } : {}) },
      );
    } else if (draft) {
      const { email, firstName, lastName, passwordHash, mobileNumber } = draft;
      await this.accounts.add(manager, {
        id: userId,
        email,
        firstName,
        lastName,
        role: 'broker',
        passwordHash,
        brokerId,
        profile: { mobileNumber, canSendMessages: true },
      });
      await this.codes.closeAll(manager, email, ['confirmation']);
    }
    await manager.delete(BrokerAccountDraftEntity, { brokerId });
  }
}
