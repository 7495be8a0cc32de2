import { Module } from '@nestjs/common';
import { CreditFiles } from './credit-file.service.js';

/** What other services know of an application: documents, owners and whoever it names. */
@Module({ providers: [CreditFiles], exports: [CreditFiles] })
export class CreditFileModule {}
