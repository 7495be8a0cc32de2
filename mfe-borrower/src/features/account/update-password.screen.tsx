import { UpdatePasswordScreen as Screen } from '@groundwork/web-lending/account';
import { updatePassword } from '../../data/account.js';

export function UpdatePasswordScreen() {
  return <Screen update={updatePassword} accountPath="/account" />;
}
