import { financialSlots } from '@groundwork/domain-files';
import { borrowerPages } from '@groundwork/domain-messages-borrower';
import { QueryState, useTitle } from '@groundwork/web-mount';
import { PageHeader, Stack } from '@groundwork/web-ui';
import { useCompanyFiles } from '../../data/files.js';
import { CompanyDocuments } from './company-documents.js';

/** Financial Documents of the company: tax return, financial statement, bank statements, all PDF (specification 2 and 9). */
export function FinancialScreen() {
  useTitle(borrowerPages.financialDocuments);
  const files = useCompanyFiles();
  return (
    <>
      <PageHeader title={borrowerPages.financialDocuments} description={borrowerPages.financialLead} />
      <QueryState query={files} failed={borrowerPages.filesUnavailable}>
        {(stored) => (
          <Stack gap="5">
            <CompanyDocuments slots={financialSlots} files={stored} as="h2" />
          </Stack>
        )}
      </QueryState>
    </>
  );
}
