import { ofCompany } from '@groundwork/server-service';
import type { Dossier } from '@groundwork/server-service';

const ofLoan = ofCompany('application_id in ledger.application_id', { others: ['user_id'] });
const ofDraw = ofCompany('draw_request_id in draw_request.id', { others: ['user_id'] });
const own = ofCompany('company_id', { others: ['application_id', 'draw_request_id', 'user_id'] });

/** What this service keeps of a company (docs/adr/0104): its loans with all that was asked for, paid and stated. */
export const dossier: Dossier = {
  tables: {
    ledger: own,
    ledger_line: ofLoan,
    ledger_entry: ofLoan,
    ledger_word: ofLoan,
    retainage_terms: ofLoan,
    draw_request: own,
    draw_line: ofDraw,
    draw_history: ofDraw,
    draw_submission: ofDraw,
    draw_draft: own,
    draw_draft_line: ofCompany('draft_id in draw_draft.id'),
    budget_change: own,
    budget_change_line: ofCompany('change_id in budget_change.id'),
    funding: own,
    funding_line: ofCompany('funding_id in funding.id'),
    loan_entry: ofLoan,
    payment_account: ofCompany('owner in ledger.application_id', { secrets: ['sealed'] }),
    inspection: own,
    inspection_report: ofCompany('inspection_id in inspection.id'),
    inspection_history: ofCompany('inspection_id in inspection.id', { others: ['user_id'] }),
    inspected_line: ofLoan,
    interest_terms: ofLoan,
    interest_statement: ofLoan,
    loan_payment: ofLoan,
    loan_unit: ofLoan,
    access_link: ofCompany(['subject_id in waiver.id', 'subject_id in inspection.id'], { secrets: ['token_hash'] }),
    waiver: own,
    waiver_history: ofCompany('waiver_id in waiver.id', { others: ['user_id'] }),
    draw_rule_run: ofDraw,
    draw_rule_override: ofDraw,
    loan_paper: ofLoan,
    loan_sources: ofLoan,
    draw_proposal: ofDraw,
    draw_note: ofDraw,
    draw_plan: ofLoan,
    borrower_name: own,
  },
  outside: {
    link_failure: 'Counts of links that were tried in vain, by the hash of an address, for minutes.',
    letter_count: 'Counts of letters with links, by the hash of an address or a person, for an hour.',
    payment_batch: 'Files for the bank over many borrowers, sealed; the payments of one stand in its fundings.',
    inspection_setting: "The lender's rule for all loans.",
    draw_rules: "The lender's rules for all draws.",
    approval_limit: "The lender's limit for all draws.",
  },
};
