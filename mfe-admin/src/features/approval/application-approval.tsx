import { useState } from 'react';
import type { ReactNode } from 'react';
import { approval, capitalPage } from '@groundwork/domain-messages-admin';
import { Box, Disclosure, Stack } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { DecisionList } from './decision-list.js';
import { CapitalSection } from './capital/capital-section.js';
import { CompanyPanel } from './company-panel.js';
import { History } from './history.js';
import { NextSection, sectionMark } from './next-section.js';
import { RejectSection } from './rejected-sections.js';
import { UploadedDocuments } from './uploaded-documents.js';
import { UserApplication } from './user-application.js';
import { UserBudget } from './user-budget.js';

/** What the borrower handed in, in the three sections of the specification, and what happened to it so far. */
export function ApplicationApproval({ application }: { application: Application }) {
  return (
    <Stack gap="3">
      <Section title="Uploaded Documents" first>
        {() => <UploadedDocuments application={application} />}
      </Section>
      <Section title={approval.companyInformation}>{() => <CompanyPanel companyId={application.companyId} />}</Section>
      <Section title="User Budget">
        {() => (
          <>
            <UserBudget application={application} />
            <RejectSection application={application} step="budget" />
          </>
        )}
      </Section>
      <Section title={capitalPage.capital}>{() => <CapitalSection application={application} />}</Section>
      <Section title="User Application">{() => <UserApplication application={application} />}</Section>
      <Section title={approval.decisions}>{() => <DecisionList id={application.id} />}</Section>
      <Section title="History" last>
        {() => <History id={application.id} />}
      </Section>
    </Stack>
  );
}

interface SectionProps {
  title: string;
  first?: boolean;
  last?: boolean;
  children: () => ReactNode;
}

/** A section is read from the server when it is first opened; at its end stands the way to the next. */
function Section({ title, first = false, last = false, children }: SectionProps) {
  const [open, setOpen] = useState(first);
  return (
    <Box as="section" aria-label={title} {...sectionMark}>
      <Disclosure title={title} open={open} onToggle={setOpen}>
        {open ? (
          <>
            {children()}
            {last ? null : <NextSection after={title} />}
          </>
        ) : null}
      </Disclosure>
    </Box>
  );
}
