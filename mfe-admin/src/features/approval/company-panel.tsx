import { admin, approval } from '@groundwork/domain-messages-admin';
import { Link, QueryState } from '@groundwork/web-mount';
import { Alert, Facts, Stack, TextLink } from '@groundwork/web-ui';
import { CompanyFacts } from '../../components/company-facts.js';
import { useCompany, useOwners } from '../../data/companies.js';

/** Whose application it is: what the lender knows of the company, and the way to all of it (sign-in specification, section 2). */
export function CompanyPanel({ companyId }: { companyId: string }) {
  const owners = useOwners(companyId).data ?? [];
  return (
    <QueryState query={useCompany(companyId)} failed={admin.errorGettingCompany}>
      {(company) => (
        <Stack gap="4" pt="2">
          {company.locked ? <Alert tone="info">{admin.companyUnderReview}</Alert> : null}
          <Facts
            minWidth={170}
            facts={[
              { label: 'Organization name', value: company.organizationName },
              { label: 'Legal entity name', value: company.legalEntityName },
              {
                label: 'Mailing address',
                value: addressText(
                  company.mailingStreetAddress,
                  company.mailingCity,
                  company.mailingState,
                  company.mailingZipCode,
                ),
              },
              { label: 'Owners', value: owners.map(({ displayName }) => displayName).join(', ') },
            ]}
          />
          <CompanyFacts company={company} />
          <TextLink asChild alignSelf="flex-start">
            <Link to={`/admin?company=${companyId}&tab=company`}>{approval.openCompany}</Link>
          </TextLink>
        </Stack>
      )}
    </QueryState>
  );
}

const addressText = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');
