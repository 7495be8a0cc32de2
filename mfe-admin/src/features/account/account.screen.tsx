import { screens } from '@groundwork/domain-messages-screens';
import { AccountActions, AccountFacts } from '@groundwork/web-lending/account';
import { useTitle } from '@groundwork/web-mount';
import { PageHeader, Stack } from '@groundwork/web-ui';
import { DigestSetting } from './digest-setting.js';

/** An administrator's own account. */
export function AccountScreen() {
  useTitle(screens.account);
  return (
    <>
      <PageHeader title={screens.account} description="Your sign-in and what protects it." />
      <Stack gap="5">
        <AccountFacts />
        <DigestSetting />
        <AccountActions passwordPath="/updatePassword" />
      </Stack>
    </>
  );
}
