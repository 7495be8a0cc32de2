import { legalQuestions, loanTypes, propertyTypes, supplierCategories } from '@groundwork/domain-applications';
import { formatPhone } from '@groundwork/domain-validation';
import { displayInstant } from '@groundwork/domain-time';
import { Card, Facts, Heading, MoneyText, Stack } from '@groundwork/web-ui';
import type { Fact } from '@groundwork/web-ui';
import type { Application, Property } from '../../app/api.js';
import { ReviewBudget } from './review-budget.js';

const yesNo = (value: boolean | null | undefined): string => (value === undefined || value === null ? '' : value ? 'Yes' : 'No');

function loanFacts({ loanType, propertyType, intendedPurpose, numberApplyingFor, submittedAt }: Application): Fact[] {
  return [
    { label: 'Loan', value: loanType ? loanTypes[loanType].label : '' },
    { label: 'Purpose', value: intendedPurpose === 'rent' ? 'to Rent' : 'to Sell' },
    { label: 'Property type', value: propertyType ? propertyTypes[propertyType].label : '' },
    { label: 'Number of properties', value: numberApplyingFor ?? '' },
    { label: 'Submitted', value: submittedAt ? displayInstant(submittedAt, { zone: 'EST' }) : '' },
  ];
}

function propertyFacts(property: Property): Fact[] {
  const { street, city, county, state, zipCode, legalDescription, purchaseAmount, floorPlans } = property;
  return [
    { label: 'Address', value: [street, city, county, state, zipCode].filter(Boolean).join(', ') },
    { label: 'Property Tax ID', value: legalDescription ?? '' },
    { label: 'Purchase amount', value: purchaseAmount === null || purchaseAmount === undefined ? '' : <MoneyText cents={purchaseAmount} /> },
    { label: 'Owned', value: yesNo(property.ownThisProperty) },
    { label: 'Presale contract', value: yesNo(property.preSaleContract) },
    { label: 'Finished square feet', value: floorPlans[0]?.finishedSquareFeet ?? '' },
    { label: 'Budget', value: <MoneyText key="budget" cents={property.budgetTotal} bold /> },
  ];
}

function supplierFacts({ suppliers }: Application): Fact[] {
  return supplierCategories.map(({ field, label }) => {
    const supplier = suppliers?.[field];
    return { label, value: [supplier?.name, supplier?.phone ? formatPhone(supplier.phone) : ''].filter(Boolean).join(', ') };
  });
}

function legalFacts({ legalInformation }: Application): Fact[] {
  const answers = (legalInformation ?? {}) as Record<string, boolean | string | null | undefined>;
  return legalQuestions.map(({ field, label }) => ({
    label,
    value: [yesNo(answers[field] as boolean | undefined), answers[`${field}Explaination`]].filter(Boolean).join(': '),
  }));
}

/** Everything that an application says, section by section. */
export function ReviewSections({ application }: { application: Application }) {
  return (
    <Stack gap="4">
      <Section title="Loan" facts={loanFacts(application)} />
      {application.properties.map((property, index) => (
        <Section key={property.id} title={application.properties.length > 1 ? `Property ${index + 1}` : 'Property Information'} facts={propertyFacts(property)} />
      ))}
      {application.properties.map((property) => (
        <ReviewBudget key={property.id} propertyId={property.id} street={property.street ?? ''} />
      ))}
      <Section title="Suppliers and Subcontractors" facts={supplierFacts(application)} />
      {application.displayFinancialLit ? <Section title="Financial & Litigation" facts={legalFacts(application)} /> : null}
      <Section
        title="Term Sheet"
        facts={[
          { label: 'Accepted', value: application.termSheetAgreementTime ? displayInstant(application.termSheetAgreementTime, { zone: 'EST' }) : '' },
          { label: 'Broker', value: application.brokerUsed === 'yes' ? [application.brokerName, application.brokerEmail].filter(Boolean).join(', ') : 'None' },
        ]}
      />
    </Stack>
  );
}

function Section({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Card as="section" aria-label={title}>
      <Heading as="h2" mb="3">
        {title}
      </Heading>
      <Facts facts={facts} />
    </Card>
  );
}
