import type { UserSummary } from '@groundwork/web-mount';

/** Who is signed in, in tests of this area. */
export const administrator: UserSummary = {
  id: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b0ff',
  firstName: 'Carolyn',
  lastName: 'Whitfield',
  email: 'carolyn@example.com',
  role: 'admin',
  companies: [],
};
