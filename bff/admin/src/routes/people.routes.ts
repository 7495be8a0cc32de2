import { operations as identity } from '@groundwork/contract-identity';
import { operations as notifications } from '@groundwork/contract-notifications';
import { forwardingController, route } from '@groundwork/server-bff';

/** A user's id is the id of its profile too: both paths of the catalogue read the same record. */
export const UsersRoutes = forwardingController('Users', {
  allUsers: route.get('/users/all', 'admin', identity.listUsers),
  userProfile: route.get('/users/profile/{id}', 'user', identity.getProfile),
  userProfileByUid: route.get('/users/profileByUid/{id}', 'user', identity.getProfile),
  updateUser: route.put('/users/users', 'user', identity.updateOwnProfile),
  /** Register user: the owner of a taken address may only have forgotten the password. */
  sendResetLink: route.post('/account/forgotPassword', 'admin', identity.forgotPassword, {
    beyond: 'a link for a new password to the owner of an address that is taken',
  }),
  inviteUser: route.post('/users/invite', 'admin', identity.inviteUser, { note: '{email,companyId}' }),
  ownProfile: route.get('/userprofile', 'user', identity.getOwnProfile),
  updateOwnProfile: route.post('/userprofile', 'user', identity.updateOwnProfile),
});

/** The administrators, each with its tasks: who they are identity knows, what they have to do notifications. */
export const AdminsRoutes = forwardingController('Admins', {
  inviteAdministrator: route.post('/admin/invite', 'super', identity.inviteAdministrator, {
    note: "{email} -> 'registered'",
    proved: true,
  }),
  setSuper: route.post('/admin/setSuper', 'super', identity.setSuperStatus, { note: '{id,isOwner}', proved: true }),
  removePrivileges: route.post('/admin/removePriv', 'super', identity.removePrivileges, { note: '{id}', proved: true }),
  secondFactor: route.get('/admin/secondFactor/{id}', 'super', identity.getSecondFactorOf, {
    beyond: 'whether an account has a second factor, since when, recovery codes left',
  }),
  resetSecondFactor: route.post('/admin/resetSecondFactor', 'super', identity.resetSecondFactor, {
    beyond: '{id,reason}: takes the lost second factor of somebody else away',
    proved: true,
  }),
  signOut: route.post('/admin/signOut', 'admin', identity.signOutUser, {
    beyond: '{id}: ends every session of somebody; of an administrator for super administrators alone',
    proved: true,
  }),
});

/** Keys of the lender's for machines: docs/adr/0092. */
export const ApiTokenRoutes = forwardingController('ApiToken', {
  apiTokens: route.get('/apitokens', 'super', identity.listApiTokens, { beyond: 'every API token that was made' }),
  createApiToken: route.post('/apitokens', 'super', identity.createApiToken, {
    beyond: 'makes an API token, which is shown once',
    proved: true,
  }),
  revokeApiToken: route.delete('/apitokens/{id}', 'super', identity.revokeApiToken, {
    beyond: 'ends an API token at once',
  }),
});

export const AuditRoutes = forwardingController('Audit', {
  audit: route.get('/audit', 'admin', identity.readAudit, {
    beyond: 'sign-ins and changes of accounts, newest first, by cursor',
  }),
});

export const ActivityRoutes = forwardingController('Activity', {
  activities: route.get('/admin/activities', 'admin', notifications.listActivities),
  activityCategories: route.get('/admin/categories', 'admin', notifications.listActivityCategories),
  tasks: route.get('/admin/tasks', 'admin', notifications.listTasks, {
    beyond: 'tasks of administrators by whose they are, state and what they are about',
  }),
  taskChanges: route.get('/admin/tasks/{id}/changes', 'admin', notifications.listTaskChanges, {
    beyond: 'what happened to a task',
  }),
  removeTask: route.post('/admin/removeTask', 'admin', notifications.removeTask),
});
