import { screens } from '@groundwork/domain-messages-screens';
import { Link, useTitle } from '@groundwork/web-mount';
import { PageHeader, TextLink } from '@groundwork/web-ui';
import { UpdatePasswordForm } from './update-password-form.js';
import type { PasswordChange } from './update-password-form.js';

interface UpdatePasswordScreenProps {
  update: (change: PasswordChange) => Promise<unknown>;
  /** Where the account is, to go back to. */
  accountPath: string;
}

/** The page of /updatePassword. */
export function UpdatePasswordScreen({ update, accountPath }: UpdatePasswordScreenProps) {
  useTitle('Update Password');
  return (
    <>
      <PageHeader
        title="Update Password"
        back={
          <TextLink asChild>
            <Link to={accountPath}>{screens.account}</Link>
          </TextLink>
        }
      />
      <UpdatePasswordForm update={update} />
    </>
  );
}
