import { Inject, Injectable } from '@nestjs/common';
import { nextAgreementStatus } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { Signer } from '@groundwork/server-service';
import type { AgreementTextDto } from '../agreement-text.dto.js';
import { textWithLender } from '../agreement-text.js';
import type { IccaText } from '../agreement-text.js';
import { AgreementTexts } from '../agreement-texts.service.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';
import { refuseUnsigned } from '../signing.js';

/** What an administrator reads before signing: the broker's text with the lender's side, but for the signature. */
@Injectable()
export class GetTextToAccept {
  constructor(
    private readonly agreements: AgreementRepository,
    private readonly texts: AgreementTexts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, signer: Signer, icca: IccaText | undefined): Promise<AgreementTextDto> {
    const row = await this.agreements.find(actor, 'decide', id);
    if (!nextAgreementStatus(row.status, 'accept'))
      throw new Problem('state.illegal_transition', shared.agreementDecided);
    refuseUnsigned(row);
    const { adminTitle } = row;
    const template = await this.texts.template(row, icca);
    const side = { signer, adminTitle, adminSignature: null, at: this.clock.now() };
    return { ...textWithLender(template, side), isSigned: false, signatures: await this.texts.standing(row) };
  }
}
