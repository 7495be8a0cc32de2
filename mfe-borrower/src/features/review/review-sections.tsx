import { legalQuestions, loanTypes, propertyTypes, supplierCategories } from '@groundwork/domain-applications';
import { formatPhone } from '@groundwork/domain-validation';
import { displayInstant } from '@groundwork/domain-time';
import { MoneyText, Stack } from '@groundwork/web-ui';
import type { Application, Property } from '../../app/api.js';
import { Facts } from './facts.js';
import type { Fact } from './facts.js';
import { ReviewBudget } from './review-budget.js';

const yesNo = (value: boolean | null | undefined): string => (value === undefined || value === null ? '' : value ? 'Yes' : 'No');

function loanFacts({ loanType, propertyType, intendedPurpose, numberApplyingFor, submittedAt }: Application): Fact[] {
  return [
    ['Loan', loanType ? loanTypes[loanType].label : ''],
    ['Purpose', intendedPurpose === 'rent' ? 'to Rent' : 'to Sell'],
    ['Property type', propertyType ? propertyTypes[propertyType].label : ''],
    ['Number of properties', numberApplyingFor ?? ''],
    ['Submitted', submittedAt ? displayInstant(submittedAt, { zone: 'EST' }) : ''],
  ];
}

function propertyFacts(property: Property): Fact[] {
  const { street, city, county, state, zipCode, legalDescription, purchaseAmount, floorPlans } = property;
  return [
    ['Address', [street, city, county, state, zipCode].filter(Boolean).join(', ')],
    ['Property Tax ID', legalDescription ?? ''],
    ['Purchase amount', purchaseAmount === null || purchaseAmount === undefined ? '' : <MoneyText cents={purchaseAmount} />],
    ['Owned', yesNo(property.ownThisProperty)],
    ['Presale contract', yesNo(property.preSaleContract)],
    ['Finished square feet', floorPlans[0]?.finishedSquareFeet ?? ''],
    ['Budget', <MoneyText key="budget" cents={property.budgetTotal} bold />],
  ];
}

function supplierFacts({ suppliers }: Application): Fact[] {
  return supplierCategories.map(({ field, label }) => {
    const supplier = suppliers?.[field];
    return [label, [supplier?.name, supplier?.phone ? formatPhone(supplier.phone) : ''].filter(Boolean).join(', ')];
  });
}

function legalFacts({ legalInformation }: Application): Fact[] {
  const answers = (legalInformation ?? {}) as Record<string, boolean | string | null | undefined>;
  return legalQuestions.map(({ field, label }) => [
    label,
    [yesNo(answers[field] as boolean | undefined), answers[`${field}Explaination`]].filter(Boolean).join(': '),
  ]);
}

/** Everything that an application says, section by section. */
export function ReviewSections({ application }: { application: Application }) {
  return (
    <Stack gap="4">
      <Facts title="Loan" facts={loanFacts(application)} />
      {application.properties.map((property, index) => (
        <Facts key={property.id} title={application.properties.length > 1 ? `Property ${index + 1}` : 'Property Information'} facts={propertyFacts(property)} />
      ))}
      {application.properties.map((property) => (
        <ReviewBudget key={property.id} propertyId={property.id} street={property.street ?? ''} />
      ))}
      <Facts title="Suppliers and Subcontractors" facts={supplierFacts(application)} />
      {application.displayFinancialLit ? <Facts title="Financial & Litigation" facts={legalFacts(application)} /> : null}
      <Facts
        title="Term Sheet"
        facts={[
          ['Accepted', application.termSheetAgreementTime ? displayInstant(application.termSheetAgreementTime, { zone: 'EST' }) : ''],
          ['Broker', application.brokerUsed === 'yes' ? [application.brokerName, application.brokerEmail].filter(Boolean).join(', ') : 'None'],
        ]}
      />
    </Stack>
  );
}
