import { Injectable } from '@nestjs/common';
import { TermSheetAgreementRepository } from '../persistence/term-sheet-agreement.repository.js';
import type { StandingAcceptanceDto } from '../term-sheet.dto.js';
import { acceptedSheetView } from '../term-sheet.view.js';

/** The acceptance of an application's term sheet that stands, known by the hash of the text that was accepted. */
@Injectable()
export class GetStandingAcceptance {
  constructor(private readonly agreements: TermSheetAgreementRepository) {}

  async execute(applicationId: string): Promise<StandingAcceptanceDto> {
    const standing = await this.agreements.standing(applicationId);
    return { acceptance: standing && acceptedSheetView(standing) };
  }
}
