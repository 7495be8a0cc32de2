import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { VersionsByLoanType } from '../shared/versions-by-loan-type.js';
import { LoanDocumentsEntity } from './loan-documents.entity.js';
import { loanDocumentsView } from './loan-documents.view.js';

@Injectable()
export class LoanDocumentsRepository extends VersionsByLoanType<LoanDocumentsEntity> {
  constructor(database: Database, @Inject(CLOCK) clock: Clock) {
    super(database, clock, LoanDocumentsEntity, loanDocumentsView);
  }
}
