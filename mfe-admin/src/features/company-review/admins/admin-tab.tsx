import { admin } from '@groundwork/domain-messages-admin';
import { Link, QueryState, useArea } from '@groundwork/web-mount';
import { Alert, Box, ButtonLink, Flex, Heading, Stack } from '@groundwork/web-ui';
import { useCompanyAdmins } from '../../../data/company-admins.js';
import { AddCompanyAdmin } from './add-company-admin.js';
import { Administrators } from '../../../components/administrators/administrators.js';
import { CompanyAdminHistory } from './company-admin-history.js';
import { CompanyAdminTable } from './company-admin-table.js';

/** Who looks after a company. Super administrators change it here, and the lender's administrators; others read (section 6). */
export function AdminTab({ companyId }: { companyId: string }) {
  const { user } = useArea();
  const isSuper = user.role === 'super';
  return (
    <Stack gap="8">
      <Box as="section" aria-label="Company admins">
        <Flex gap="3" flexWrap="wrap" alignItems="center" justifyContent="space-between" mb="3">
          <Heading as="h2" size="sub">
            Company admins
          </Heading>
          <ButtonLink asChild variant="outline" size="sm">
            <Link to="/updatePassword">Update Password</Link>
          </ButtonLink>
        </Flex>
        <QueryState query={useCompanyAdmins(companyId)} failed={admin.errorGettingAdmins}>
          {(admins) => (
            <Stack gap="4">
              <CompanyAdminTable companyId={companyId} admins={admins} mayChange={isSuper} />
              {isSuper ? (
                <AddCompanyAdmin companyId={companyId} admins={admins} />
              ) : (
                <Alert tone="neutral">{admin.superHint}</Alert>
              )}
            </Stack>
          )}
        </QueryState>
      </Box>
      <CompanyAdminHistory companyId={companyId} />
      {isSuper ? <Administrators /> : null}
    </Stack>
  );
}
