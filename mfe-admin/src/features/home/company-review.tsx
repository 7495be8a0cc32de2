import { QueryState } from '@groundwork/web-mount';
import { shared } from '@groundwork/domain-messages';
import { Alert, Box, DataTable, EmptyState, Facts, Stack, StatusBadge, Tabs } from '@groundwork/web-ui';
import type { Column, Fact } from '@groundwork/web-ui';
import type { Company, CompanyAdmin } from '../../app/api.js';
import { useSearchValue } from '../../components/use-search-value.js';
import { useCompany, useCompanyAdmins } from '../../data/companies.js';
import { CompanyApplications } from './company-applications.js';

/** A company by its tabs Admin, Application and Company. */
export function CompanyReview({ companyId }: { companyId: string }) {
  const [tab, setTab] = useSearchValue('tab');
  return (
    <Tabs
      label="Company"
      value={tab || 'application'}
      onChange={setTab}
      tabs={[
        { id: 'admin', label: 'Admin', content: <CompanyAdmins companyId={companyId} /> },
        { id: 'application', label: 'Application', content: <CompanyApplications companyId={companyId} /> },
        { id: 'company', label: 'Company', content: <CompanyFacts companyId={companyId} /> },
      ]}
    />
  );
}

function CompanyFacts({ companyId }: { companyId: string }) {
  return (
    <QueryState query={useCompany(companyId)} failed={shared.serviceUnavailable}>
      {(company) => (
        <Stack gap="5">
          {company.locked ? <Alert tone="warning">An application of this company is under review: its record is locked.</Alert> : null}
          <Facts facts={factsOf(company)} />
        </Stack>
      )}
    </QueryState>
  );
}

const yesNo = (value: boolean | null | undefined) => (value === true ? 'Yes' : value === false ? 'No' : null);
const addressOf = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ');

function factsOf(company: Company): Fact[] {
  const mailing = addressOf(company.mailingStreetAddress, company.mailingCity, company.mailingState, company.mailingZipCode);
  const physical = addressOf(company.physicalStreetAddress, company.physicalCity, company.physicalState, company.physicalZipCode);
  return [
    { label: 'Organization name', value: company.organizationName },
    { label: 'Legal entity name', value: company.legalEntityName },
    { label: 'EIN / Tax ID', value: company.eiN_TAXID },
    { label: 'State of incorporation', value: company.stateOfIncorperation },
    { label: 'Years of incorporation', value: company.yearsOfIncorperation },
    { label: 'Mailing address', value: mailing },
    { label: 'Physical address', value: company.physicalAddressSameAsMailing ? mailing : physical },
    { label: 'Website', value: company.website },
    { label: "Builder's license", value: company.hasBuildersLicense ? company.buildersLicenseNumber : yesNo(company.hasBuildersLicense) },
    { label: 'Line of credit', value: yesNo(company.lineOfCredit) },
  ];
}

const adminColumns: Column<CompanyAdmin>[] = [
  { id: 'name', header: 'Name', cell: ({ user, userId }) => (user ? `${user.firstName} ${user.lastName}` : userId) },
  { id: 'email', header: 'Email', cell: ({ user }) => user?.email ?? '—' },
  { id: 'point', header: 'Point person', cell: ({ isPoint }) => (isPoint ? <StatusBadge tone="accent">Point person</StatusBadge> : '—') },
];

function CompanyAdmins({ companyId }: { companyId: string }) {
  return (
    <QueryState query={useCompanyAdmins(companyId)} failed={shared.serviceUnavailable}>
      {(admins) => (
        <Box>
          <DataTable caption="Administrators of this company" columns={adminColumns} rows={admins} rowKey={({ id }) => id} empty={<EmptyState icon="users" title="No administrator looks after this company yet" />} />
        </Box>
      )}
    </QueryState>
  );
}
