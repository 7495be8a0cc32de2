import { lazy, Suspense } from 'react';
import { useSearchValue } from '@groundwork/web-mount';
import { LoadingState, Tabs } from '@groundwork/web-ui';
import type { Company } from '../../data/api.js';
import { AdminTab } from './admins/admin-tab.js';
import { CompanyApplications } from './company-applications.js';

const CompanyTab = lazy(async () => ({ default: (await import('./company-tab.js')).CompanyTab }));

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
        { id: 'admin', label: 'Admin', content: <AdminTab company={company} /> },
        { id: 'application', label: 'Application', content: <CompanyApplications companyId={companyId} /> },
        {
          id: 'company',
          label: 'Company',
          content: (
            <Suspense fallback={<LoadingState />}>
              <CompanyTab company={company} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
