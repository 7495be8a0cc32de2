import { admin, exportDesk } from '@groundwork/domain-messages-admin';
import { Link, QueryState, useArea } from '@groundwork/web-mount';
import { Alert, Box, ButtonLink, Flex, Heading, Stack, Text } from '@groundwork/web-ui';
import type { Company } from '../../../data/api.js';
import { useCompanyAdmins } from '../../../data/company-admins.js';
import { AddCompanyAdmin } from './add-company-admin.js';
import { ExportEverything } from '../../../components/export-everything.js';
import { Administrators } from '../../../components/administrators/administrators.js';
import { CompanyAdminHistory } from './company-admin-history.js';
import { CompanyAdminTable } from './company-admin-table.js';

/** Who looks after a company. Super administrators change it here, and the lender's administrators; others read (section 6). */
export function AdminTab({ company: { companyId, organizationName } }: { company: Company }) {
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
      {isSuper ? (
        <Box as="section" aria-label={exportDesk.ofCompanyTitle}>
          <Heading as="h2" size="sub" mb="1">
            {exportDesk.ofCompanyTitle}
          </Heading>
          <Text textStyle="small" mb="3">
            {exportDesk.ofCompanyHint}
          </Text>
          <ExportEverything of={{ kind: 'company', id: companyId, name: organizationName ?? '' }} />
        </Box>
      ) : null}
      {isSuper ? <Administrators /> : null}
    </Stack>
  );
}
