import { PasswordField } from '@groundwork/web-forms';

export interface Passwords {
  password: string;
  newPassword: string;
  confirmPassword: string;
}

export const emptyPasswords: Passwords = { password: '', newPassword: '', confirmPassword: '' };

/** The three fields of a password's change, by the names of the call and of the rules. */
export function PasswordFields({ required = true }: { required?: boolean }) {
  return (
    <>
      <PasswordField<Passwords>
        name="password"
        label="Old Password"
        required={required}
        autoComplete="current-password"
      />
      <PasswordField<Passwords>
        name="newPassword"
        label="New Password"
        required={required}
        autoComplete="new-password"
      />
      <PasswordField<Passwords>
        name="confirmPassword"
        label="Confirm Password"
        required={required}
        autoComplete="new-password"
      />
    </>
  );
}
