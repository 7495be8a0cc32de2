import { UpdatePasswordScreen as Screen } from '@groundwork/web-lending/account';
import { useUpdatePassword } from '../../data/account.js';

export function UpdatePasswordScreen() {
  return <Screen update={useUpdatePassword().mutateAsync} accountPath="/account" />;
}
