import { ofCompany } from '@groundwork/server-service';
import type { Dossier } from '@groundwork/server-service';

const own = ofCompany('company_id');

/** What this service keeps of a company or a person (docs/adr/0104). Who owns it or works in it without signing in is part of a company. */
export const dossier: Dossier = {
  tables: {
    company: ofCompany(['id', 'root_company_id'], { others: ['broker_id', 'control_person_id', 'parent_company_id'] }),
    user_company: { ties: { company: ['company_id'], user: ['user_id'] } },
    company_application: ofCompany('company_id', { others: ['application_id'] }),
    known_user: { ties: { company: ['id in user_company.user_id'], user: ['id'] } },
    verified_identity: { ties: { company: ['user_id in user_company.user_id'], user: ['user_id'] } },
    company_invitation: { ties: { company: ['company_id'], user: ['email in known_user.email'] } },
    deal_change: own,
    company_admin: { ties: { company: ['company_id'], user: ['user_id'] } },
    company_admin_history: { ties: { company: ['company_id'], user: ['user_id'] } },
    setup_step: own,
    person: own,
    entity_owner: ofCompany('root_company_id', { others: ['person_id', 'owned_company_id', 'owner_company_id'] }),
    third_party_contractor: own,
    builder_license: own,
    company_reference: own,
    // The user of an experience is one of the company's people.
    experience: ofCompany('company_id', { others: ['user_id'] }),
    financial_account: own,
    account_verification: own,
    background_check: ofCompany('company_id', { others: ['person_id'] }),
    s1_request: ofCompany('company_id', { others: ['person_id'] }),
    s1_signature: ofCompany('company_id', { others: ['person_id'], paper: 'pdf' }),
    access_link: ofCompany('subject_id in s1_request.person_id', { secrets: ['token_hash'] }),
  },
  outside: {
    link_failure: 'Counts of links that were tried in vain, by the hash of an address, for minutes.',
    letter_count: 'Counts of letters with links, by the hash of an address or a person, for an hour.',
  },
};
