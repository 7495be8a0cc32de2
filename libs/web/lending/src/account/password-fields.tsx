import { PasswordField } from '@groundwork/web-forms';

export interface Passwords {
  password: string;
  newPassword: string;
  confirmPassword: string;
}

export const emptyPasswords: Passwords = { password: '', newPassword: '', confirmPassword: '' };

/** The three fields of a password's change, by the names of the call and of the rules. */
export function PasswordFields() {
  return (
    <>
      <PasswordField<Passwords> name="password" label="Old Password" required autoComplete="current-password" />
      <PasswordField<Passwords> name="newPassword" label="New Password" required autoComplete="new-password" />
      <PasswordField<Passwords> name="confirmPassword" label="Confirm Password" required autoComplete="new-password" />
    </>
  );
}
