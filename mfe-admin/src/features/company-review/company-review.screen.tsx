import { lazy, Suspense, useId, useState } from 'react';
import { admin } from '@groundwork/domain-messages-admin';
import { QueryState, useOpening, useSearchValue, useTitle } from '@groundwork/web-mount';
import {
  Box,
  Button,
  Card,
  EmptyState,
  Flex,
  InOrder,
  Label,
  LoadingState,
  PageHeader,
  Stack,
} from '@groundwork/web-ui';
import { CompanyCombobox } from '../../components/company-combobox.js';
import { useCompany } from '../../data/companies.js';
import { WaitingCards } from './waiting-cards.js';

// Forms are fetched when they are first opened: the first screen of the area shows none.
const AddAccountDialog = lazy(async () => ({
  default: (await import('../../components/add-account-dialog.js')).AddAccountDialog,
}));
const AddUserDialog = lazy(async () => ({ default: (await import('./add-user-dialog.js')).AddUserDialog }));
const LenderNeeds = lazy(async () => ({ default: (await import('./lender-needs.js')).LenderNeeds }));
const CompanyTabs = lazy(async () => ({ default: (await import('./company-tabs.js')).CompanyTabs }));

const heading = 'Company Review';
const sentence = 'What waits for a decision, and every company with its admins, applications and record.';

/** Company review; with no company chosen, what waits for a decision and the way to new clients (specification, back office 2). */
export function CompanyReviewScreen() {
  useTitle('Administration');
  useOpening(heading, sentence);
  const [companyId, choose] = useSearchValue('company');
  const [adding, setAdding] = useState<'account' | 'user'>();
  const id = useId();
  const close = () => setAdding(undefined);
  return (
    <>
      <PageHeader title={heading} description={sentence} />
      <Stack gap="6">
        <InOrder>
          {companyId ? null : <WaitingCards />}
          {companyId ? null : (
            <Suspense fallback={<LoadingState />}>
              <LenderNeeds />
            </Suspense>
          )}
          <Card>
            <Flex flexWrap="wrap" gap="4" alignItems="flex-end">
              <Box flex="1" minWidth="min(100%, 280px)" maxWidth="480px">
                <Label htmlFor={id} mb="1.5">
                  Company
                </Label>
                <CompanyCombobox id={id} value={companyId} onChange={choose} />
              </Box>
              {companyId ? null : (
                <>
                  <Button
                    icon="plus"
                    variant="outline"
                    width={{ base: 'full', sm: 'auto' }}
                    onClick={() => setAdding('account')}
                  >
                    {admin.addNewAccount}
                  </Button>
                  <Button
                    icon="user"
                    variant="outline"
                    width={{ base: 'full', sm: 'auto' }}
                    onClick={() => setAdding('user')}
                  >
                    {admin.addNewUser}
                  </Button>
                </>
              )}
            </Flex>
            <Box mt="6">
              {companyId ? (
                <ChosenCompany key={companyId} companyId={companyId} />
              ) : (
                <EmptyState icon="building" title={admin.selectCompany} />
              )}
            </Box>
          </Card>
        </InOrder>
      </Stack>
      <Suspense fallback={null}>
        {adding === 'account' ? <AddAccountDialog onClose={close} onAdded={choose} /> : null}
        {adding === 'user' ? <AddUserDialog onClose={close} /> : null}
      </Suspense>
    </>
  );
}

/** An address may name a company that is not there: that is said once, not by each tab. */
function ChosenCompany({ companyId }: { companyId: string }) {
  return (
    <QueryState query={useCompany(companyId)} failed={admin.errorGettingCompany}>
      {(company) => (
        <Suspense fallback={<LoadingState />}>
          <CompanyTabs company={company} />
        </Suspense>
      )}
    </QueryState>
  );
}
