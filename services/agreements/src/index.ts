import { defineService } from '@groundwork/server-service';
import { CertificateQuery } from './certificate/certificate.query.js';
import { EvidenceHead, EvidenceRecord } from './evidence/evidence-record.entity.js';
import { EvidenceLedger } from './evidence/evidence-ledger.js';
import { AcceptEsign } from './esign/commands/accept-esign.command.js';
import { CreateEsignMaster } from './esign/commands/create-esign-master.command.js';
import { WithdrawEsign } from './esign/commands/withdraw-esign.command.js';
import { EsignAcceptancesController } from './esign/esign-acceptances.controller.js';
import { EsignMastersController } from './esign/esign-masters.controller.js';
import { EsignAcceptance } from './esign/persistence/esign-acceptance.entity.js';
import { EsignMaster } from './esign/persistence/esign-master.entity.js';
import { EsignQueries } from './esign/queries/esign.queries.js';
import { CreateIccaMaster } from './icca/commands/create-icca-master.command.js';
import { WithdrawIccaVersion } from './icca/commands/withdraw-icca-version.command.js';
import { IccaMastersController } from './icca/icca-masters.controller.js';
import { IccaMaster } from './icca/persistence/icca-master.entity.js';
import { IccaQueries } from './icca/queries/icca.queries.js';
import { CreateAgreements1763800600000 } from './migrations/1763800600000-create-agreements.js';
import { FirstMasters1763800600001 } from './migrations/1763800600001-first-masters.js';
import { EvidenceChain1763800600010 } from './migrations/1763800600010-evidence-chain.js';
import { AcceptTermSheet } from './term-sheets/commands/accept-term-sheet.command.js';
import { CreateTermSheet } from './term-sheets/commands/create-term-sheet.command.js';
import { WithdrawTermSheet } from './term-sheets/commands/withdraw-term-sheet.command.js';
import { TermSheetAgreement } from './term-sheets/persistence/term-sheet-agreement.entity.js';
import { TermSheet } from './term-sheets/persistence/term-sheet.entity.js';
import { TermSheetQueries } from './term-sheets/queries/term-sheet.queries.js';
import { TermSheetsController } from './term-sheets/term-sheets.controller.js';

/** Masters of e-sign terms, term sheets and the ICCA with their versions; acceptances and their evidence. */
export const service = defineService({
  name: 'agreements',
  version: '1.0.0',
  controllers: [EsignMastersController, EsignAcceptancesController, TermSheetsController, IccaMastersController],
  providers: [
    CertificateQuery,
    EvidenceLedger,
    EsignQueries,
    CreateEsignMaster,
    AcceptEsign,
    WithdrawEsign,
    TermSheetQueries,
    CreateTermSheet,
    AcceptTermSheet,
    WithdrawTermSheet,
    IccaQueries,
    CreateIccaMaster,
    WithdrawIccaVersion,
  ],
  schema: {
    entities: [EsignMaster, EsignAcceptance, TermSheet, TermSheetAgreement, IccaMaster, EvidenceRecord, EvidenceHead],
    migrations: [CreateAgreements1763800600000, FirstMasters1763800600001, EvidenceChain1763800600010],
  },
});
