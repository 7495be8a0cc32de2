import { lazy, Suspense, useId, useState } from 'react';
import { admin, dealEntry as words, titles } from '@groundwork/domain-messages-admin';
import { QueryState, useSearchParams, useTitle } from '@groundwork/web-mount';
import { Box, Button, Card, EmptyState, Flex, Label, PageHeader, Stack } from '@groundwork/web-ui';
import { CompanyCombobox } from '../../components/company-combobox.js';
import { useCompany } from '../../data/companies.js';
import { Deal } from './deal.js';

const AddAccountDialog = lazy(async () => ({
  default: (await import('../../components/add-account-dialog.js')).AddAccountDialog,
}));

/** Deal Entry: what the lender enters for a borrower (specification, back office 2). */
export function DealEntryScreen() {
  useTitle(titles.dealEntry);
  const [place, go] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const id = useId();
  const companyId = place.get('company') ?? '';
  // Another company has other applications.
  const choose = (company: string) => go(company ? { company } : {}, { replace: true });
  return (
    <>
      <PageHeader title={titles.dealEntry} description={words.purpose} />
      <Stack gap="6">
        <Card>
          <Flex flexWrap="wrap" gap="4" alignItems="flex-end">
            <Box flex="1" minWidth="min(100%, 280px)" maxWidth="480px">
              <Label htmlFor={id} mb="1.5">
                {words.company}
              </Label>
              <CompanyCombobox id={id} value={companyId} onChange={choose} />
            </Box>
            <Button icon="plus" variant="outline" width={{ base: 'full', sm: 'auto' }} onClick={() => setAdding(true)}>
              {admin.addNewAccount}
            </Button>
          </Flex>
          {companyId ? null : (
            <Box mt="6">
              <EmptyState icon="building" title={admin.selectCompany} />
            </Box>
          )}
        </Card>
        {companyId ? <ChosenCompany key={companyId} companyId={companyId} /> : null}
      </Stack>
      <Suspense fallback={null}>
        {isAdding ? <AddAccountDialog onClose={() => setAdding(false)} onAdded={choose} /> : null}
      </Suspense>
    </>
  );
}

/** An address may name a company that is not there: that is said once, not by each section. */
function ChosenCompany({ companyId }: { companyId: string }) {
  return (
    <QueryState query={useCompany(companyId)} failed={admin.errorLoadingDealEntryData}>
      {(company) => <Deal company={company} />}
    </QueryState>
  );
}
