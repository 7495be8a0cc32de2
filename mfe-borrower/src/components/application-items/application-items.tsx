import { lazy, Suspense } from 'react';
import { applicationTitle } from '@groundwork/domain-applications';
import { verification } from '@groundwork/domain-messages-borrower';
import { LoadingState, Stack, Tabs } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { FinancialPageLink } from './financial-page-link.js';
import { NeededDocuments } from './needed-documents.js';
import { SubmitDocuments } from './submit-documents.js';

const AccountVerification = lazy(async () => ({
  default: (await import('../verification/account-verification.js')).AccountVerification,
}));

export const itemTabs = ['documents', 'financial'] as const;

interface ApplicationItemsProps {
  application: Application;
  tab: string;
  onTab: (tab: string) => void;
  /** Level of the headings of documents and owners. */
  as: 'h2' | 'h3';
}

/** What an application needs: documents, and the verified accounts of company and owners; then its submission (specification 2). */
export function ApplicationItems({ application, tab, onTab, as }: ApplicationItemsProps) {
  const [documents, financial] = itemTabs;
  const verifying = (
    <Suspense fallback={<LoadingState />}>
      <Stack gap="5">
        <FinancialPageLink />
        <AccountVerification as={as} />
      </Stack>
    </Suspense>
  );
  return (
    <Stack gap="6">
      <Tabs
        label={applicationTitle({ ...application, street: application.properties[0]?.street })}
        value={tab || documents}
        onChange={onTab}
        tabs={[
          {
            id: documents,
            label: verification.neededDocuments,
            content: <NeededDocuments application={application} as={as} />,
          },
          { id: financial, label: verification.financialVerification, content: verifying },
        ]}
      />
      {application.status === 'awaiting' ? <SubmitDocuments id={application.id} /> : null}
    </Stack>
  );
}
