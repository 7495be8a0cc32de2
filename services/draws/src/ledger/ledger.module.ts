import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { LedgerAccess } from './ledger-access.service.js';
import { LedgerController } from './ledger.controller.js';
import { LedgerEntity } from './ledger.entity.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LedgerLineEntity } from './ledger-line.entity.js';
import { LedgerMovesRepository } from './ledger-moves.repository.js';
import { LedgerRepository } from './ledger.repository.js';
import { LedgerWordEntity } from './ledger-word.entity.js';
import { LoanWords } from './loan-words.service.js';
import { LoanWatch } from './loan-watch.service.js';
import { OpenLedgerHandler } from './open-ledger.handler.js';
import { RetainageTermsEntity } from './retainage-terms.entity.js';
import { Withholding } from './withholding.service.js';

export const ledgerEntities = [
  LedgerEntity,
  LedgerLineEntity,
  LedgerEntryEntity,
  LedgerWordEntity,
  RetainageTermsEntity,
];

/** What became of the approved budget of a loan: funded, pending and still to be asked for. */
@Module({
  controllers: [LedgerController],
  providers: [
    LedgerRepository,
    LedgerAccess,
    LedgerMovesRepository,
    LoanWatch,
    LoanWords,
    Withholding,
    OpenLedgerHandler,
    ...useCasesOf(LedgerController),
  ],
  exports: [LedgerRepository, LedgerAccess, LedgerMovesRepository, LoanWatch, Withholding],
})
export class LedgerModule {}
