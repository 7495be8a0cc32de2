import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { AgreementTextDto } from '../agreement-text.dto.js';
import type { IccaText } from '../agreement-text.js';
import { AgreementTexts } from '../agreement-texts.service.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';

/** An agreement as it reads: as it was signed where it is signed, from the record that the hash covers. */
@Injectable()
export class GetAgreementText {
  constructor(
    private readonly agreements: AgreementRepository,
    private readonly texts: AgreementTexts,
  ) {}

  async execute(actor: Actor, id: string, icca: IccaText | undefined): Promise<AgreementTextDto> {
    return this.texts.of(await this.agreements.find(actor, 'read', id), icca);
  }
}
