import { legalFacts, loanFacts, propertyFacts, supplierFacts, termSheetFacts } from '@groundwork/web-lending';
import { Card, Facts, Heading, Stack } from '@groundwork/web-ui';
import type { Fact } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { factsOf } from '../../data/application-facts.js';
import { ReviewBudget } from './review-budget.js';

/** Everything that an application says, section by section. */
export function ReviewSections({ application }: { application: Application }) {
  const { properties, loanType, propertyType } = application;
  const facts = factsOf(application);
  const several = properties.length > 1;
  return (
    <Stack gap="4">
      <Section title="Loan" facts={loanFacts(facts)} />
      {properties.map((property, index) => (
        <Section
          key={property.id}
          title={several ? `Property ${index + 1}` : 'Property Information'}
          facts={propertyFacts(property, loanType, property.propertyType ?? propertyType)}
        />
      ))}
      {properties.map((property, index) => (
        <ReviewBudget
          key={property.id}
          propertyId={property.id}
          title={several ? `Budget of property ${index + 1}` : 'Budget'}
        />
      ))}
      <Section title="Suppliers and Subcontractors" facts={supplierFacts(facts)} />
      {application.displayFinancialLit ? <Section title="Financial & Litigation" facts={legalFacts(facts)} /> : null}
      <Section title="Term Sheet" facts={termSheetFacts(facts)} />
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
