import { systemClock } from '@groundwork/domain-time';
import type { ServiceOptions } from '@groundwork/server-config';
import type { Database } from '@groundwork/server-data';
import type { Outbox } from '@groundwork/server-events';
import type { AccountRepository, PasswordHashing } from '../accounts/index.js';
import type { NewPasswords } from '../new-passwords/index.js';
import { CreateDemonstrationAccount } from './create-demonstration-account.command.js';

it('an account with a known password is made nowhere in production, and nothing is looked up for it', async () => {
  // Nothing of these is there: whatever it touched before it refuses would be another failure.
  const create = new CreateDemonstrationAccount(
    {} as Database,
    {} as AccountRepository,
    {} as NewPasswords,
    {} as PasswordHashing,
    {} as Outbox,
    { mode: 'production' } as ServiceOptions,
    systemClock,
  );
  const account = {
    email: 'root@example.com',
    firstName: 'A',
    lastName: 'B',
    password: 'a quiet yard',
    role: 'super',
  } as const;
  await expect(create.execute(account)).rejects.toMatchObject({ code: 'access.denied' });
});
