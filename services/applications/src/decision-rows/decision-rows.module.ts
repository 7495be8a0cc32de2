import { Module } from '@nestjs/common';
import { LoanDecisionEntity } from './loan-decision.entity.js';
import { LoanDecisionRepository } from './loan-decision.repository.js';

export const decisionRowEntities = [LoanDecisionEntity];

/** The rows of decisions, which a save writes and administrators read. */
@Module({ providers: [LoanDecisionRepository], exports: [LoanDecisionRepository] })
export class DecisionRowsModule {}
