import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence/index.js';
import { AcceptTermSheet } from './commands/accept-term-sheet.command.js';
import { CreateTermSheet } from './commands/create-term-sheet.command.js';
import { WithdrawTermSheet } from './commands/withdraw-term-sheet.command.js';
import { TermSheetAgreementEntity } from './persistence/term-sheet-agreement.entity.js';
import { TermSheetAgreementRepository } from './persistence/term-sheet-agreement.repository.js';
import { TermSheetEntity } from './persistence/term-sheet.entity.js';
import { TermSheetRepository } from './persistence/term-sheet.repository.js';
import { GetLatestTermSheet } from './queries/get-latest-term-sheet.query.js';
import { GetTermSheetAgreement } from './queries/get-term-sheet-agreement.query.js';
import { GetTermSheetVersion } from './queries/get-term-sheet-version.query.js';
import { TermSheetController } from './term-sheet.controller.js';

export const termSheetEntities = [TermSheetEntity, TermSheetAgreementEntity];

/** Term sheets with their versions, and their acceptance for an application. */
@Module({
  imports: [EvidenceModule],
  controllers: [TermSheetController],
  providers: [
    TermSheetRepository,
    TermSheetAgreementRepository,
    GetLatestTermSheet,
    GetTermSheetVersion,
    GetTermSheetAgreement,
    CreateTermSheet,
    AcceptTermSheet,
    WithdrawTermSheet,
  ],
})
export class TermSheetsModule {}
