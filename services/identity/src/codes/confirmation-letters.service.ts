import { Injectable } from '@nestjs/common';
import { newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { AccountCodes } from './account-codes.service.js';

export interface Registrant {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company?: { readonly companyId: string; readonly organizationName: string };
  readonly sentBy?: string;
}

/** Sends the link that makes an account of an address. */
@Injectable()
export class ConfirmationLetters {
  constructor(
    private readonly codes: AccountCodes,
    private readonly outbox: Outbox,
  ) {}

  async send(manager: EntityManager, registrant: Registrant): Promise<void> {
    const { email, firstName, lastName, company } = registrant;
    // The id of the account to be stays the same, so that an e-sign acceptance of a confirmation that failed is found again.
    const userId = (await this.codes.newest('confirmation', email))?.subjectId ?? newId();
    const link = await this.codes.issue(manager, { ...registrant, kind: 'confirmation', subjectId: userId });
    const payload = {
      userId,
      email,
      firstName,
      lastName,
      ...link,
      organizationName: company?.organizationName ?? null,
    };
    await this.outbox.add(manager, { type: 'user.confirmation_requested', aggregateId: userId, payload });
  }
}
