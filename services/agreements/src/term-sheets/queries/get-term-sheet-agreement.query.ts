import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { TermSheetAgreementRepository } from '../persistence/term-sheet-agreement.repository.js';
import type { TermSheetAgreementDto } from '../term-sheet.dto.js';
import { termSheetAgreementView } from '../term-sheet.view.js';

/** The acceptance of an application that stands. */
@Injectable()
export class GetTermSheetAgreement {
  constructor(private readonly agreements: TermSheetAgreementRepository) {}

  async execute(actor: Actor, applicationId: string): Promise<TermSheetAgreementDto> {
    return termSheetAgreementView(await this.agreements.visible(actor, applicationId));
  }
}
