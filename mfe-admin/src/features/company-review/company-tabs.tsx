import { useSearchValue } from '@groundwork/web-mount';
import { Stack, Tabs } from '@groundwork/web-ui';
import type { Company } from '../../app/api.js';
import { AdminTab } from './admins/admin-tab.js';
import { CompanyApplications } from './company-applications.js';
import { CompanyFacts } from './company-facts.js';
import { CompanyUsers } from './company-users.js';

/** A company by its tabs Admin, Application and Company. */
export function CompanyTabs({ company }: { company: Company }) {
  const [tab, setTab] = useSearchValue('tab');
  const { companyId } = company;
  return (
    <Tabs
      label="Company"
      value={tab || 'application'}
      onChange={setTab}
      tabs={[
        { id: 'admin', label: 'Admin', content: <AdminTab companyId={companyId} /> },
        { id: 'application', label: 'Application', content: <CompanyApplications companyId={companyId} /> },
        {
          id: 'company',
          label: 'Company',
          content: (
            <Stack gap="6">
              <CompanyFacts company={company} />
              <CompanyUsers company={company} />
            </Stack>
          ),
        },
      ]}
    />
  );
}
