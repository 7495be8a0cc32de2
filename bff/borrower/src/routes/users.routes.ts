import { identityCheckBodyLimit } from '@groundwork/domain-accounts';
import { operations as companies } from '@groundwork/contract-companies';
import { operations as identity } from '@groundwork/contract-identity';
import { forwardingController, route } from '@groundwork/server-bff';

/** Profiles. A user's id is the id of its profile too: both paths by id read the same record. */
export const UsersRoutes = forwardingController('Users', {
  profile: route.get('/users/profile/{id}', 'user', identity.getProfile),
  profileByUid: route.get('/users/profileByUid/{id}', 'user', identity.getProfile),
  accountsOfCompany: route.get('/users/company/{id}', 'borrower', identity.listCompanyUsers, {
    params: { companyId: 'id' },
  }),
  updateUser: route.put('/users/users', 'user', identity.updateOwnProfile),
  inviteUser: route.post('/users/invite', 'borrower', identity.inviteUser, { note: '{email,companyId}' }),
  /** Both sides of the driver's licence, for the outside identity check. JSON, or XML for who asks for it. */
  checkIdentity: route.post('/users/dltoken', 'borrower', identity.checkIdentity, {
    bodyLimit: identityCheckBodyLimit,
    note: "driver's licence images to the identity provider; XML result",
  }),
  /** A code for the widget in which accounts are verified. */
  requestVerification: route.post('/users/decisionlogic', 'borrower', companies.requestVerification, {
    beyond: '{companyId} or {entityOwnerId}: a request code for the widget of the account verification',
  }),
  refreshAccountsOf: route.post('/users/updatedecisionlogic', 'borrower', companies.refreshAccountsOf, {
    beyond: '{requestCode}: the same as by its path, with the code in no address',
  }),
  /** {id} is the request code. */
  refreshAccounts: route.get('/users/updatedecisionlogic/{id}', 'borrower', companies.refreshAccounts, {
    params: { requestCode: 'id' },
    note: 'account verification refreshed by request code',
  }),
  requestBackground: route.post('/account/lexusRequest', 'borrower', companies.requestBackground, {
    note: 'body; identity/background request to the outside provider',
  }),
  ownProfile: route.get('/userprofile', 'user', identity.getOwnProfile),
  updateOwnProfile: route.post('/userprofile', 'user', identity.updateOwnProfile),
});
