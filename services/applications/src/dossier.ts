import { ofCompany, ofUser } from '@groundwork/server-service';
import type { Dossier } from '@groundwork/server-service';

const ofApplication = 'application_id in application.id';

/** What this service keeps of a company or a person (docs/adr/0104). An application is its company's, whoever filled it in. */
export const dossier: Dossier = {
  tables: {
    application: ofCompany('company_id', { others: ['user_id'] }),
    application_history: ofCompany(ofApplication, { others: ['user_id'] }),
    construction_overseer: ofCompany(ofApplication),
    property: ofCompany(ofApplication),
    unit: ofCompany(ofApplication),
    floor_plan: ofCompany(ofApplication),
    application_word: ofCompany(ofApplication),
    company_name: ofCompany('company_id'),
    budget: ofCompany(['company_id', ofApplication]),
    unit_budget: ofCompany(['company_id', ofApplication]),
    budget_line: ofCompany(['budget_id in budget.id', 'budget_id in unit_budget.id']),
    allocation_undo: ofCompany(ofApplication),
    loan_decision: ofCompany(ofApplication),
    closing_item: ofCompany(ofApplication),
    property_demographics: ofCompany('property_id in property.id'),
    appraisal: ofCompany(ofApplication),
    application_draft: { ties: { company: [ofApplication], user: ['user_id'] } },
    saved_view: ofUser('user_id'),
    adverse_notice: ofCompany(ofApplication),
    adverse_notice_paper: ofCompany('notice_id in adverse_notice.id', { paper: 'pdf' }),
    adverse_on_paper: ofCompany('notice_id in adverse_notice.id'),
  },
  outside: {
    loan_limits: "The lender's limits by loan type.",
    loan_documents: "The lender's lists of documents by loan type.",
  },
};
