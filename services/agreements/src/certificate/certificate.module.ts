import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { EsignModule } from '../esign/index.js';
import { TermSheetsModule } from '../term-sheets/index.js';
import { CertificateController } from './certificate.controller.js';
import { TermSheetPaperController } from './term-sheet-paper.controller.js';

/** Certificates of acceptances and term sheets on paper, made from the chain of evidence. */
@Module({
  imports: [EsignModule, TermSheetsModule],
  controllers: [CertificateController, TermSheetPaperController],
  providers: useCasesOf(CertificateController, TermSheetPaperController),
})
export class CertificateModule {}
