import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { AgreementHistoryEntryDto } from '../agreement.dto.js';
import { agreementHistoryView } from '../agreement.view.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';

/** What happened to an agreement, the latest first. */
@Injectable()
export class ListAgreementHistory {
  constructor(private readonly agreements: AgreementRepository) {}

  async execute(actor: Actor, id: string): Promise<AgreementHistoryEntryDto[]> {
    await this.agreements.find(actor, 'administer', id);
    return (await this.agreements.history(id)).map(agreementHistoryView);
  }
}
