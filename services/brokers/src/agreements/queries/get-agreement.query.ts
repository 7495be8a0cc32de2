import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { AgreementDetailsDto } from '../agreement.dto.js';
import { agreementDetailsView } from '../agreement.view.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';

/** An agreement with its signatures. */
@Injectable()
export class GetAgreement {
  constructor(private readonly agreements: AgreementRepository) {}

  async execute(actor: Actor, id: string): Promise<AgreementDetailsDto> {
    return agreementDetailsView(await this.agreements.find(actor, 'read', id));
  }
}
