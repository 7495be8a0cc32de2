import type { FieldName } from '@groundwork/domain-records';
import type { applicationRecord, SupplierField } from './application.record.js';
import type { LegalField } from './legal.js';
import type { StepKey } from './steps.js';

/** What each step of the wizard asks. */
export const stepHints: Readonly<Record<StepKey, string>> = {
  name: 'What the application is called.',
  propertyInformation: 'Where each property is, what stands there and what is planned.',
  budget: 'What it costs, line by line or from a file, the loan that you ask for, and who pays the rest.',
  suppliers: 'The largest contractor or supplier of each trade, with a phone number.',
  borrower: 'Which company borrows, who builds and who oversees it.',
  litigation: 'Questions of yes and no about lawsuits, judgements and debts.',
  termSheet: 'Whether a broker is paid, the terms to read and accept, and the final submit.',
};

/** Why each question about the application itself is asked: a line below its field. */
export const applicationHints = {
  name: 'What you and the lender call it, in lists and in letters.',
  ownAllProperties: 'Whether the loan also pays for a purchase.',
  horizontalImprovementsSame: 'Streets and lines that are alike are looked at once.',
  unitsSoldOffIndividually: 'The loan is paid back by a sale, or by another loan.',
  unitsSoldOffIndividuallyExplaination: 'Where the money comes from that pays the loan back.',
  borrowerId: 'The company that signs for the loan.',
  contractorSelected: 'Whoever builds is reviewed with the loan.',
  generalContractorId: 'License and experience are reviewed with the loan.',
  ownershipConfirmation: 'Its owners answer for the loan.',
  brokerUsed: 'What a broker is paid is agreed before closing.',
  brokerName: 'Whom the lender agrees the fee with.',
  brokerEmail: 'Where the lender writes about it.',
  costAck: 'The terms below are those of such a project.',
  supervisoryAck: 'The terms above hold under this supervision alone.',
} as const satisfies Readonly<Partial<Record<FieldName<typeof applicationRecord>, string>>>;

/** Why each field of a funding source is asked for. */
export const fundingSourceHints = {
  name: 'Your own money, or a lender that ranks behind this loan.',
  customName: 'As it is called on the closing statement.',
  total: 'Sources and uses have to come to the same.',
} as const;

/** Why each trade is asked for. */
export const supplierHints: Readonly<Record<SupplierField, string>> = {
  foundations: 'What is wrong here costs most to mend later.',
  framing: 'The schedule of every trade after it stands on it.',
  exterior: 'Until it is closed, weather reaches everything else.',
  majorSystems: 'Plumbing, electric and air: each needs a licensed trade.',
  interior: 'The last draws of the loan are mostly its work.',
};

/** Why each question of step 6 is asked. */
export const legalHints: Readonly<Record<LegalField, string>> = {
  firstLoan: 'Loans that you had with us are read with this one.',
  howFound: 'Whoever referred you is recorded with the loan.',
  currentDefendant: 'A lawsuit can end in a lien ahead of the loan.',
  currentJudgement: 'A judgement can become a lien on the property.',
  realEstateDelinquincies: 'How other loans are paid is part of the decision.',
  taxDelinquincies: 'A tax lien ranks ahead of every loan.',
  financialWorseOff: 'The decision needs figures that are true today.',
};

/** Why a yes is to be explained. */
export const explanationHint = 'What happened, when, and how it stands now.';
