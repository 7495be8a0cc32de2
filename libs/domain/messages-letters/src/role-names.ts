/** What a role is called in a letter. */
export const roleNames = {
  borrower: 'a borrower',
  broker: 'a broker',
  admin: 'an administrator',
  super: 'a super administrator',
} as const;
