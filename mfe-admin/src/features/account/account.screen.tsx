import { shared } from '@groundwork/domain-messages';
import { AccountActions, AccountFacts } from '@groundwork/web-lending/account';
import { useTitle } from '@groundwork/web-mount';
import { PageHeader, Stack } from '@groundwork/web-ui';

/** An administrator's own account. */
export function AccountScreen() {
  useTitle(shared.account);
  return (
    <>
      <PageHeader title={shared.account} description="Your sign-in and what protects it." />
      <Stack gap="5">
        <AccountFacts />
        <AccountActions passwordPath="/updatePassword" />
      </Stack>
    </>
  );
}
