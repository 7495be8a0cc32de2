import { useId } from 'react';
import { admin } from '@groundwork/domain-messages';
import { QueryState, useTitle } from '@groundwork/web-mount';
import { Box, Card, EmptyState, Label, NativeSelect, PageHeader, Stack } from '@groundwork/web-ui';
import { useSearchValue } from '../../components/use-search-value.js';
import { companyTitle, useCompanies } from '../../data/companies.js';
import { CompanyReview } from './company-review.js';
import { WaitingCards } from './waiting-cards.js';

/** Company review, below what waits for a decision (specification, back office 2). */
export function HomeScreen() {
  useTitle('Administration');
  const companies = useCompanies();
  const [companyId, choose] = useSearchValue('company');
  const id = useId();
  return (
    <>
      <PageHeader title="Company Review" description="What waits for a decision, and every company with its applications." />
      <Stack gap="6">
        <WaitingCards />
        <QueryState query={companies} failed={admin.errorGettingApplications}>
          {(list) => (
            <Card>
              <Box maxWidth="480px">
                <Label htmlFor={id} mb="1.5">
                  Company
                </Label>
                <NativeSelect id={id} value={companyId} onChange={(event) => choose(event.currentTarget.value)}>
                  <option value="">{admin.selectCompany}</option>
                  {list.map((company) => (
                    <option key={company.companyId} value={company.companyId}>
                      {companyTitle(company)}
                    </option>
                  ))}
                </NativeSelect>
              </Box>
              {companyId ? (
                <Box mt="6">
                  <CompanyReview key={companyId} companyId={companyId} />
                </Box>
              ) : (
                <EmptyState icon="building" title={admin.selectCompany} />
              )}
            </Card>
          )}
        </QueryState>
      </Stack>
    </>
  );
}
