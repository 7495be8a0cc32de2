import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { AcceptancePapersModule } from '../acceptance-papers/index.js';
import { EsignModule } from '../esign/index.js';
import { TermSheetsModule } from '../term-sheets/index.js';
import { WaiverSignaturesModule } from '../waiver-signatures/index.js';
import { CertificateController } from './certificate.controller.js';
import { TermSheetPaperController } from './term-sheet-paper.controller.js';
import { WaiverPaperController } from './waiver-paper.controller.js';

/** Certificates of acceptances, term sheets and signed waivers on paper, made from the chain of evidence. */
@Module({
  imports: [AcceptancePapersModule, EsignModule, TermSheetsModule, WaiverSignaturesModule],
  controllers: [CertificateController, TermSheetPaperController, WaiverPaperController],
  providers: useCasesOf(CertificateController, TermSheetPaperController, WaiverPaperController),
})
export class CertificateModule {}
