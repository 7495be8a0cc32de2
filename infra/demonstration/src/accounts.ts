import type { Role } from '@groundwork/domain-access';

/** The password of every demonstration account. A production deployment makes none of them. */
export const demonstrationPassword = 'Portal-demo-1';

export interface DemonstrationAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly password: string;
}

const account = (
  email: string,
  firstName: string,
  lastName: string,
  role: DemonstrationAccount['role'],
): DemonstrationAccount => ({
  email,
  firstName,
  lastName,
  role,
  password: demonstrationPassword,
});

export const demonstrationAccounts = {
  borrower: account('borrower@example.com', 'Marisol', 'Bennett', 'borrower'),
  otherBorrower: account('other.borrower@example.com', 'Desmond', 'Achterberg', 'borrower'),
  broker: account('broker@example.com', 'Priya', 'Raman', 'broker'),
  otherBroker: account('other.broker@example.com', 'Tobias', 'Lindqvist', 'broker'),
  admin: account('admin@example.com', 'Carolyn', 'Whitfield', 'admin'),
  super: account('super@example.com', 'Augustin', 'Delacroix', 'super'),
} as const;
