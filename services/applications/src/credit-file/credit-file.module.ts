import { Module } from '@nestjs/common';
import { LoanDocumentsModule } from '../loan-documents/index.js';
import { CreditFiles } from './credit-file.service.js';

/** What other services know of an application: documents, owners and whoever it names. */
@Module({ imports: [LoanDocumentsModule], providers: [CreditFiles], exports: [CreditFiles] })
export class CreditFileModule {}
