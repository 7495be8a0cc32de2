import { operations as identity } from '@groundwork/contract-identity';
import { forwardingController, route } from '@groundwork/server-bff';

export const UsersRoutes = forwardingController('Users', {
  profileByUid: route.get('/users/profileByUid/{id}', 'user', identity.getProfile),
  ownProfile: route.get('/userprofile', 'user', identity.getOwnProfile),
  updateOwnProfile: route.post('/userprofile', 'user', identity.updateOwnProfile),
});
