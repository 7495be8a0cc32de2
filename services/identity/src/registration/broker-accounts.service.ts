import { Injectable } from '@nestjs/common';
import { isDuplicate } from '@groundwork/server-data';
import { Database } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { AccountEntity } from '../accounts/index.js';
import { AccountCodes } from '../codes/index.js';
import { BrokerAccountDraftEntity } from './broker-account-draft.entity.js';
import { NewAccounts } from './new-accounts.service.js';

/**
 * Makes a broker's account of its draft once the brokers service has linked it. Both the registration itself and the event
 * `broker.registered` come here, so that one that died in between is completed.
 */
@Injectable()
export class BrokerAccounts {
  constructor(
    private readonly database: Database,
    private readonly accounts: NewAccounts,
    private readonly codes: AccountCodes,
  ) {}

  /** `own`: the draft of the registration that the link belongs to; its password counts, whoever came first. */
  async complete(brokerId: string, userId: string, own?: BrokerAccountDraftEntity): Promise<void> {
    try {
      await this.database.transaction((manager) => this.write(manager, brokerId, userId, own));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      await this.database.transaction((manager) => this.write(manager, brokerId, userId, own));
    }
  }

  async write(manager: EntityManager, brokerId: string, userId: string, own?: BrokerAccountDraftEntity): Promise<void> {
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
