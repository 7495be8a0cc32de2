import { operations as notifications } from '@groundwork/contract-notifications';
import { defineService } from '@groundwork/server-service';
import { dossier } from './dossier.js';
import { acceptancePaperEntities, AcceptancePapersModule } from './acceptance-papers/index.js';
import { CertificateModule } from './certificate/index.js';
import { drawCertificateEntities, DrawCertificatesModule } from './draw-certificates/index.js';
import { esignEntities, EsignModule } from './esign/index.js';
import { evidenceEntities, EvidenceModule } from './evidence/index.js';
import { iccaEntities, IccaModule } from './icca/index.js';
import { CreateAgreements1763800600000 } from './migrations/1763800600000-create-agreements.js';
import { FirstMasters1763800600001 } from './migrations/1763800600001-first-masters.js';
import { EvidenceChain1763800600010 } from './migrations/1763800600010-evidence-chain.js';
import { FilledTermSheets1764500000000 } from './migrations/1764500000000-filled-term-sheets.js';
import { SealedPapers1765500000000 } from './migrations/1765500000000-sealed-papers.js';
import { SupervisoryAcknowledgements1765100000000 } from './migrations/1765100000000-supervisory-acknowledgements.js';
import { SealingModule } from './sealing/index.js';
import { Waivers1765510000000 } from './migrations/1765510000000-waivers.js';
import { WaiverPapers1766200000000 } from './migrations/1766200000000-waiver-papers.js';
import { DrawCertificates1766500000000 } from './migrations/1766500000000-draw-certificates.js';
import { AcceptancePapers1766900000000 } from './migrations/1766900000000-acceptance-papers.js';
import { SignedWithProof1767110000000 } from './migrations/1767110000000-signed-with-proof.js';
import { termSheetEntities, TermSheetsModule } from './term-sheets/index.js';
import { waiverMasterEntities, WaiverMastersModule } from './waiver-masters/index.js';
import { waiverSignatureEntities, WaiverSignaturesModule } from './waiver-signatures/index.js';

/** Masters of e-sign terms, term sheets and the ICCA with their versions; acceptances and their evidence. */
export const service = defineService({
  name: 'agreements',
  version: '2.0.0',
  dossier,
  lender: (clients) => clients.call(notifications.getLenderFacts),
  imports: [
    EvidenceModule,
    AcceptancePapersModule,
    EsignModule,
    TermSheetsModule,
    IccaModule,
    WaiverMastersModule,
    WaiverSignaturesModule,
    CertificateModule,
    DrawCertificatesModule,
    SealingModule,
  ],
  schema: {
    entities: [
      ...esignEntities,
      ...termSheetEntities,
      ...iccaEntities,
      ...waiverMasterEntities,
      ...waiverSignatureEntities,
      ...drawCertificateEntities,
      ...acceptancePaperEntities,
      ...evidenceEntities,
    ],
    migrations: [
      CreateAgreements1763800600000,
      FirstMasters1763800600001,
      EvidenceChain1763800600010,
      FilledTermSheets1764500000000,
      SupervisoryAcknowledgements1765100000000,
      SealedPapers1765500000000,
      Waivers1765510000000,
      WaiverPapers1766200000000,
      DrawCertificates1766500000000,
      AcceptancePapers1766900000000,
      SignedWithProof1767110000000,
    ],
  },
});
