import type { ReactNode } from 'react';
import { isStepVisible } from '@groundwork/domain-applications';
import type { StepKey } from '@groundwork/domain-applications';
import { borrowerPages, closingPages } from '@groundwork/domain-messages-borrower';
import { companySetup } from '@groundwork/domain-messages-company';
import {
  legalFacts,
  loanFacts,
  partyFacts,
  PropertyAnswers,
  supplierFacts,
  termSheetFacts,
  termsFacts,
} from '@groundwork/web-lending';
import { Link, QueryState, useArea } from '@groundwork/web-mount';
import { Card, Facts, Heading, List, ListItem, Stack, StatusBadge, TextLink } from '@groundwork/web-ui';
import type { Fact } from '@groundwork/web-ui';
import { NeededDocuments } from '../../components/application-items/needed-documents.js';
import { CapitalSummary } from '../../components/capital-summary.js';
import type { Application } from '../../data/api.js';
import { factsOf } from '../../data/application-facts.js';
import { useParties } from '../../data/parties.js';
import { ReviewBudget } from './review-budget.js';

/** Everything that an application says, section by section. */
export function ReviewSections({ application }: { application: Application }) {
  const { properties } = application;
  const facts = factsOf(application);
  const several = properties.length > 1;
  const isAsked = (step: StepKey) => isStepVisible(step, application);
  return (
    <Stack gap="4">
      <Agreed application={application} />
      <Section title="Loan" facts={loanFacts(facts)} />
      {properties.map((property, index) => (
        <Section key={property.id} title={several ? `Property ${index + 1}` : 'Property Information'}>
          <PropertyAnswers application={facts} index={index} as="h3" />
        </Section>
      ))}
      {isAsked('budget') ? (
        <>
          {properties.map((property, index) => (
            <ReviewBudget
              key={property.id}
              property={property}
              title={several ? `Budget of property ${index + 1}` : 'Budget'}
            />
          ))}
          <Card>
            <CapitalSummary application={application} />
          </Card>
        </>
      ) : null}
      <Section title="Suppliers and Subcontractors" facts={supplierFacts(facts)} />
      {isAsked('borrower') ? <Parties application={application} /> : null}
      {isAsked('litigation') ? <Section title="Financial & Litigation" facts={legalFacts(facts)} /> : null}
      <Section title="Term Sheet" facts={termSheetFacts(facts)} />
      <Documents application={application} />
    </Stack>
  );
}

/** What the lender agreed on: the terms of the loan, and what it depends on. */
function Agreed({ application: { terms, approvalConditions } }: { application: Application }) {
  if (!terms) return null;
  return (
    <>
      <Section title={closingPages.agreedTerms} facts={termsFacts(terms)} />
      {approvalConditions.length > 0 ? (
        <Section title={closingPages.conditions}>
          <List listStyle="none" ps="0">
            {approvalConditions.map(({ id, name, completed }) => (
              <ListItem key={id ?? name} mb="2" overflowWrap="anywhere">
                {completed === true ? (
                  <StatusBadge tone="success">{closingPages.conditionMet}</StatusBadge>
                ) : (
                  <StatusBadge tone="warning">{closingPages.conditionOpen}</StatusBadge>
                )}{' '}
                {name}
              </ListItem>
            ))}
          </List>
        </Section>
      ) : null}
    </>
  );
}

/** What was uploaded for it. An application that was never submitted asks for its documents when it is. */
function Documents({ application }: { application: Application }) {
  if (application.status === 'in_progress') return null;
  return (
    <Section title={closingPages.documents}>
      <Stack gap="4">
        {application.status === 'awaiting' ? (
          <TextLink asChild>
            <Link to={`/items/${application.id}`}>{borrowerPages.needItems}</Link>
          </TextLink>
        ) : null}
        <NeededDocuments application={application} as="h3" toRead />
      </Stack>
    </Section>
  );
}

/** Whom the application names, by name. */
function Parties({ application }: { application: Application }) {
  const { companies } = useArea().user;
  const people = useParties(application.companyId);
  return (
    <Section title="Borrower">
      <QueryState query={people} failed={companySetup.couldNotLoadPeople}>
        {(known) => <Facts facts={partyFacts(factsOf(application), { ...known, companies })} />}
      </QueryState>
    </Section>
  );
}

interface SectionProps {
  title: string;
  facts?: readonly Fact[];
  children?: ReactNode;
}

function Section({ title, facts, children }: SectionProps) {
  return (
    <Card as="section" aria-label={title}>
      <Heading as="h2" mb="3">
        {title}
      </Heading>
      {facts ? <Facts facts={facts} /> : null}
      {children}
    </Card>
  );
}
