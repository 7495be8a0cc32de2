import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { LoanDocumentsController } from './loan-documents.controller.js';
import { LoanDocumentsEntity } from './loan-documents.entity.js';
import { LoanDocumentsRepository } from './loan-documents.repository.js';

export const loanDocumentsEntities = [LoanDocumentsEntity];

/** Documents by loan type, in versions. */
@Module({
  controllers: [LoanDocumentsController],
  providers: [LoanDocumentsRepository, ...useCasesOf(LoanDocumentsController)],
  exports: [LoanDocumentsRepository],
})
export class LoanDocumentsModule {}
