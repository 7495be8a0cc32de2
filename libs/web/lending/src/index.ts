export { ApplicationBadge } from './application-badge.js';
export {
  legalFacts,
  loanFacts,
  partyFacts,
  propertyFacts,
  supplierFacts,
  termSheetFacts,
} from './application-facts.js';
export { BrokerContactFields } from './broker-contact-fields.js';
export { BudgetTable } from './budget-table.js';
export type { BudgetView } from './budget-table.js';
export { FigureFacts } from './figure-facts.js';
export { capitalBasis } from './capital-view.js';
export type { CapitalBasis, CapitalView } from './capital-view.js';
export { limitText, standingText } from './limit-sentences.js';
export { LoanFigures } from './loan-figures.js';
export { SourcesAndUses } from './sources-and-uses.js';
export { DrawStatusBadge } from './draw-status-badge.js';
export { DrawStandingBadge } from './draw-standing-badge.js';
export { AgreementBadge } from './agreement-badge.js';
export { AgreementCard, NewAgreementCard } from './agreement-card.js';
export type { AgreementCardFacts } from './agreement-card.js';
export { agreementFacts } from './agreement-facts.js';
export type { AgreementView } from './agreement-facts.js';
export { AgreementFields } from './agreement-fields.js';
export { AgreementText } from './agreement-text.js';
export type { AgreementTextView } from './agreement-text.js';
export { SignAs } from './sign-as.js';
export { agreementBody, agreementFormErrors, newAgreementValues } from './agreement-values.js';
export type { AgreementValues } from './agreement-values.js';
export { CompletenessIcon, completenessLabels } from './completeness-icon.js';
export { useRowKeys } from './row-keys.js';
export { SearchField } from './search-field.js';
export { SectionButton } from './section-button.js';
