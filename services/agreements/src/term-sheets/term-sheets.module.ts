import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AcceptancePapersModule } from '../acceptance-papers/index.js';
import { EvidenceModule } from '../evidence/index.js';
import { AnsweredSheet } from './answered-sheet.service.js';
import { ApplicationFiguresSource } from './application-figures.service.js';
import { ApplicationSheets } from './application-sheets.service.js';
import { InternalTermSheetsController } from './internal-term-sheets.controller.js';
import { SupervisoryAcknowledgementEntity } from './persistence/supervisory-acknowledgement.entity.js';
import { SupervisoryAcknowledgementRepository } from './persistence/supervisory-acknowledgement.repository.js';
import { TermSheetAgreementEntity } from './persistence/term-sheet-agreement.entity.js';
import { TermSheetAgreementRepository } from './persistence/term-sheet-agreement.repository.js';
import { TermSheetDeclineEntity } from './persistence/term-sheet-decline.entity.js';
import { TermSheetDeclineRepository } from './persistence/term-sheet-decline.repository.js';
import { TermSheetEntity } from './persistence/term-sheet.entity.js';
import { TermSheetRepository } from './persistence/term-sheet.repository.js';
import { GetApplicationTermSheet } from './queries/get-application-term-sheet.query.js';
import { StandingTermSheet } from './standing-term-sheet.service.js';
import { TermSheetController } from './term-sheet.controller.js';

export const termSheetEntities = [
  TermSheetEntity,
  TermSheetAgreementEntity,
  TermSheetDeclineEntity,
  SupervisoryAcknowledgementEntity,
];

/** Term sheets with their versions, and their acceptance for an application. */
@Module({
  imports: [EvidenceModule, AcceptancePapersModule],
  controllers: [TermSheetController, InternalTermSheetsController],
  providers: [
    TermSheetRepository,
    TermSheetAgreementRepository,
    TermSheetDeclineRepository,
    SupervisoryAcknowledgementRepository,
    ApplicationFiguresSource,
    ApplicationSheets,
    AnsweredSheet,
    StandingTermSheet,
    ...useCasesOf(TermSheetController, InternalTermSheetsController),
  ],
  exports: [GetApplicationTermSheet, TermSheetAgreementRepository, SupervisoryAcknowledgementRepository],
})
export class TermSheetsModule {}
