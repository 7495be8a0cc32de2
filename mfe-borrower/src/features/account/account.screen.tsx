import { screens } from '@groundwork/domain-messages-screens';
import { AccountActions, AccountFacts, LogoCard } from '@groundwork/web-lending/account';
import { useArea, useTitle } from '@groundwork/web-mount';
import { PageHeader, Stack } from '@groundwork/web-ui';
import { useCompanyId } from '../../data/use-company.js';

/** Account: the company's logo, the password, e-sign, logout (specification, borrower 2). */
export function AccountScreen() {
  useTitle(screens.account);
  const companyId = useCompanyId();
  return (
    <>
      <PageHeader title={screens.account} description="Your sign-in, and how your company appears." />
      <Stack gap="5">
        <AccountFacts />
        {companyId ? <CompanyLogo companyId={companyId} /> : null}
        <AccountActions passwordPath="/updatePassword" />
      </Stack>
    </>
  );
}

function CompanyLogo({ companyId }: { companyId: string }) {
  const { user } = useArea();
  return (
    <LogoCard
      parent="company"
      parentId={companyId}
      type="companyLogo"
      name={user.companies.find(({ id }) => id === companyId)?.name ?? 'the company'}
    />
  );
}
