import { useState } from 'react';
import { admin } from '@groundwork/domain-messages';
import { legalFacts, loanFacts, propertyFacts, supplierFacts, termSheetFacts } from '@groundwork/web-lending';
import { Box, Facts, Heading, Separator, Stack, Tabs } from '@groundwork/web-ui';
import type { Fact } from '@groundwork/web-ui';
import type { ApplicationFacts } from '@groundwork/domain-applications';
import type { Application } from '../../data/api.js';
import { DemographicInfo } from './demographic-info.js';
import { FinancialInfo } from './financial-info.js';

/** What the borrower answered, the accounts of company and owners, and where the properties lie (sign-in specification, section 2). */
export function UserApplication({ application }: { application: Application }) {
  const [tab, setTab] = useState('application');
  return (
    <Box pt="2">
      <Tabs
        label="User Application"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'application', label: 'Application', content: <Answers application={application} /> },
          { id: 'financial', label: admin.financialInfo, content: <FinancialInfo companyId={application.companyId} /> },
          { id: 'demographic', label: admin.demographicInfo, content: <DemographicInfo application={application} /> },
        ]}
      />
    </Box>
  );
}

/** Section by section, to read. */
function Answers({ application }: { application: Application }) {
  const { loanType, propertyType, properties } = application;
  const facts = application as ApplicationFacts;
  return (
    <Stack gap="6">
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
