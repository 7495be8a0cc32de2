import { operations as notifications } from '@groundwork/contract-notifications';
import { letterEntities } from '@groundwork/server-links';
import { defineService } from '@groundwork/server-service';
import { dossier } from './dossier.js';
import { agreementEntities, AgreementsModule } from './agreements/index.js';
import { brokerEntities, BrokersModule } from './brokers/index.js';
import { dealEntities, DealsModule } from './deals/index.js';
import { feeLedgerEntities, FeeLedgerModule } from './fee-ledger/index.js';
import { feeEntities, FeesModule } from './fees/index.js';
import { AgreementEnds1767600000000 } from './migrations/1767600000000-agreement-ends.js';
import { BrokersSignAnew1766600000000 } from './migrations/1766600000000-brokers-sign-anew.js';
import { CreateBrokers1763800700000 } from './migrations/1763800700000-create-brokers.js';
import { AgreementPapers1765500200000 } from './migrations/1765500200000-agreement-papers.js';
import { FeeLedger1765500100000 } from './migrations/1765500100000-fee-ledger.js';
import { ProposedTerms1765500000000 } from './migrations/1765500000000-proposed-terms.js';
import { SignedAgreements1764600000000 } from './migrations/1764600000000-signed-agreements.js';
import { SignedWithProof1767120000000 } from './migrations/1767120000000-signed-with-proof.js';
import { LetterCounts1767500000000 } from './migrations/1767500000000-letter-counts.js';
import { registryEntities, RegistryModule } from './registry/index.js';

/** Brokers with their invitations and standing, their fees, and their referral agreements. */
export const service = defineService({
  name: 'brokers',
  version: '2.0.0',
  dossier,
  lender: (clients) => clients.call(notifications.getLenderFacts),
  imports: [RegistryModule, AgreementsModule, FeesModule, BrokersModule, DealsModule, FeeLedgerModule],
  schema: {
    entities: [
      ...registryEntities,
      ...brokerEntities,
      ...feeEntities,
      ...agreementEntities,
      ...dealEntities,
      ...feeLedgerEntities,
      ...letterEntities,
    ],
    migrations: [
      CreateBrokers1763800700000,
      SignedAgreements1764600000000,
      ProposedTerms1765500000000,
      FeeLedger1765500100000,
      AgreementPapers1765500200000,
      BrokersSignAnew1766600000000,
      SignedWithProof1767120000000,
      LetterCounts1767500000000,
      AgreementEnds1767600000000,
    ],
  },
});
