import { Inject, Injectable } from '@nestjs/common';
import { Outbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { LedgerRepository } from '../ledger/index.js';
import { AccessLinks } from '@groundwork/server-links';
import type { WaiverEntity } from './waiver.entity.js';

/** Has a letter with a new link written to whoever signs a waiver. */
@Injectable()
export class WaiverLetters {
  constructor(
    private readonly links: AccessLinks,
    private readonly ledgers: LedgerRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async send(manager: EntityManager, waiver: WaiverEntity, sentBy: string, reminder: boolean): Promise<void> {
    const { id, applicationId, companyId, claimant, signerName, signerEmail, amountCents } = waiver;
    const email = signerEmail ?? '';
    const link = await this.links.issue(manager, { purpose: 'waiver', subjectId: id, email, sentBy });
    const name = (await this.ledgers.names([applicationId])).get(applicationId)?.name ?? '';
    await this.outbox.add(manager, {
      type: 'waiver.link_sent',
      aggregateId: id,
      payload: {
        waiverId: id,
        applicationId,
        companyId,
        name,
        claimant: claimant ?? '',
        signerName: signerName ?? '',
        email,
        amount: amountCents,
        reminder,
        ...link,
      },
    });
  }
}
