import { operations as identity } from '@groundwork/contract-identity';
import { forwardingController, route } from '@groundwork/server-bff';

/** A user's id is the id of its profile too: both paths of the catalogue read the same record. */
export const UsersRoutes = forwardingController('Users', {
  profile: route.get('/users/profile/{id}', 'user', identity.getProfile),
  profileByUid: route.get('/users/profileByUid/{id}', 'user', identity.getProfile),
});
