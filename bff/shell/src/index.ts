import { defineBff } from '@groundwork/server-bff';
import { AccountController } from './account/account.controller.js';
import { UsersController } from './users/users.controller.js';

/** What the shell needs before and around the areas: sign-in, session, the user's own things. */
export const bff = defineBff({
  name: 'shell',
  version: '1.0.0',
  controllers: [AccountController, UsersController],
  contracts: async () => ({ identity: (await import('@groundwork/contract-identity/document')).document }),
});
