import type { ReactNode } from 'react';
import type { ApplicationFacts, StepKey } from '@groundwork/domain-applications';
import { companySetup } from '@groundwork/domain-messages-company';
import {
  legalFacts,
  loanFacts,
  partyFacts,
  PropertyAnswers,
  supplierFacts,
  termSheetFacts,
} from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { Box, Facts, Heading, Separator, Stack } from '@groundwork/web-ui';
import type { Fact } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { companyTitle, useCompany } from '../../data/companies.js';
import { useCompanyPeople } from '../../data/company-setup.js';
import { NextSection, sectionMark } from './next-section.js';
import { PrintTermSheet } from './print-term-sheet.js';

interface AnswersProps {
  application: Application;
  /** What stands below the answers of a section. */
  below?: (step: StepKey) => ReactNode;
}

/** What the borrower answered, section by section, to read. */
export function Answers({ application, below = () => null }: AnswersProps) {
  const { properties } = application;
  const facts = application as ApplicationFacts;
  const last = properties.length - 1;
  return (
    <Stack gap="6">
      <Section stepped title="Loan" facts={loanFacts(facts)}>
        {below('name')}
      </Section>
      {properties.map((property, index) => (
        <Section
          stepped
          key={property.id}
          title={properties.length > 1 ? `Property ${index + 1}` : 'Property Information'}
        >
          <PropertyAnswers application={facts} index={index} as="h4" />
          {index === last ? below('propertyInformation') : null}
        </Section>
      ))}
      <Section stepped title="Suppliers and Subcontractors" facts={supplierFacts(facts)}>
        {below('suppliers')}
      </Section>
      <Parties application={application}>{below('borrower')}</Parties>
      <Section stepped title="Financial & Litigation" facts={legalFacts(facts)}>
        {below('litigation')}
      </Section>
      <Section stepped title="Term Sheet" facts={termSheetFacts(facts)}>
        <PrintTermSheet applicationId={application.id} />
        {below('termSheet')}
      </Section>
    </Stack>
  );
}

/** Whom the application names, by name. */
function Parties({ application, children }: { application: Application; children: ReactNode }) {
  const people = useCompanyPeople(application.companyId);
  const borrowerId = application.borrowerId ?? application.companyId;
  const company = useCompany(borrowerId);
  const companies = company.data ? [{ id: borrowerId, name: companyTitle(company.data) }] : [];
  return (
    <Section stepped title="Borrower">
      <QueryState query={people} failed={companySetup.couldNotLoadPeople}>
        {(known) => <Facts facts={partyFacts(application as ApplicationFacts, { ...known, companies })} />}
      </QueryState>
      {children}
    </Section>
  );
}

interface SectionProps {
  title: string;
  facts?: readonly Fact[];
  /** It is one of several that are gone through: at its end stands the way to the next. */
  stepped?: boolean;
  children?: ReactNode;
}

export function Section({ title, facts, stepped = false, children }: SectionProps) {
  return (
    <Box as="section" aria-label={title} {...(stepped ? { ...sectionMark, tabIndex: -1 } : {})}>
      <Heading as="h3" size="sub" mb="3">
        {title}
      </Heading>
      {facts ? <Facts facts={facts} /> : null}
      {children}
      {stepped ? <NextSection after={title} /> : null}
      <Separator mt="6" />
    </Box>
  );
}
