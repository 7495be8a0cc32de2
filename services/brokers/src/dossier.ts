import type { Dossier } from '@groundwork/server-service';

const ofBroker = 'broker_id in broker.id';
const ofAgreement = ['agreement_id in broker_agreement.id'];
const ofAgreements = { company: ofAgreement, broker: ofAgreement };

/** What this service keeps of a company or a broker (docs/adr/0104). A broker's account is its record's: they are exported together. */
export const dossier: Dossier = {
  tables: {
    broker: { ties: { broker: ['id'] }, others: ['user_id'] },
    broker_history: { ties: { broker: [ofBroker] }, others: ['user_id'] },
    broker_invitation: { ties: { broker: [ofBroker] }, secrets: ['code_hash'] },
    broker_fee: { ties: { broker: [ofBroker] } },
    broker_agreement: { ties: { broker: [ofBroker], company: ['company_id'] } },
    broker_agreement_history: { ties: ofAgreements, others: ['user_id'] },
    broker_agreement_signature: { ties: ofAgreements, others: ['user_id'] },
    broker_agreement_paper: { ties: ofAgreements, paper: 'pdf' },
    client_deal: { ties: { company: ['company_id'] }, others: ['application_id'] },
    broker_fee_entry: { ties: { broker: [ofBroker], company: ['application_id in client_deal.application_id'] } },
    broker_fee_history: {
      ties: { broker: ['entry_id in broker_fee_entry.id'], company: ['entry_id in broker_fee_entry.id'] },
      others: ['user_id'],
    },
  },
  outside: { letter_count: 'Counts of letters with links, by the hash of an address or a person, for an hour.' },
};
