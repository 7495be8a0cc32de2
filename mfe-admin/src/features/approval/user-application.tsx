import { legalFacts, loanFacts, propertyFacts, supplierFacts, termSheetFacts } from '@groundwork/web-lending';
import { Box, Facts, Heading, Separator, Stack } from '@groundwork/web-ui';
import type { Fact } from '@groundwork/web-ui';
import type { ApplicationFacts } from '@groundwork/domain-applications';
import type { Application } from '../../app/api.js';

/** What the borrower answered, section by section, to read. */
export function UserApplication({ application }: { application: Application }) {
  const { loanType, propertyType, properties } = application;
  const facts = application as ApplicationFacts;
  return (
    <Stack gap="6" pt="2">
      <Section title="Loan" facts={loanFacts(facts)} />
      {properties.map((property, index) => (
        <Section
          key={property.id}
          title={properties.length > 1 ? `Property ${index + 1}` : 'Property Information'}
          facts={propertyFacts(property, loanType, property.propertyType ?? propertyType)}
        />
      ))}
      <Section title="Suppliers and Subcontractors" facts={supplierFacts(facts)} />
      <Section title="Financial & Litigation" facts={legalFacts(facts)} />
      <Section title="Term Sheet" facts={termSheetFacts(facts)} />
    </Stack>
  );
}

function Section({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h3" size="sub" mb="3">
        {title}
      </Heading>
      <Facts facts={facts} />
      <Separator mt="6" />
    </Box>
  );
}
