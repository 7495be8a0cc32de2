import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as identity } from '@groundwork/contract-identity';
import { forwardingController, route } from '@groundwork/server-bff';

/** Sign-in and session (sign-in document, sections 4 and 7). The tokens of a browser live in cookies alone. */
export const AccountRoutes = forwardingController('Account', {
  touch: route.post('/account/touch', 'user', identity.recordActivity, {
    beyond: 'activity in the browser: an active session stays alive',
  }),
  updatePassword: route.post('/account/updatePassword', 'user', identity.updateOwnPassword, {
    note: "{id,password,newPassword}; 'Succeeded' or the error text",
  }),
});

/** The public pages: registration, links of letters, forgotten passwords (sign-in document, sections 4 and 7). */
export const RegistrationRoutes = forwardingController('Registration', {
  register: route.post('/account/register', 'public', identity.register, {
    note: "{email,firstName,lastName,companyId?}; 'registered'; admins use it to add a user to a chosen company",
  }),
  link: route.post('/account/link', 'public', identity.readLink, {
    beyond: '{kind,id,token}: whose link it is and until when; does not use it up',
  }),
  confirmRegistration: route.post('/account/confirmregister', 'public', identity.confirmRegistration, {
    note: '{id,password,token,mobile,canSendMessages}',
  }),
  forgotPassword: route.post('/account/forgotPassword', 'public', identity.forgotPassword, { note: "'success'" }),
  resetPassword: route.post('/account/resetPassword', 'public', identity.resetPassword, {
    note: "{id,password,resetToken}; 'Succeeded'",
  }),
  joinCompany: route.post('/account/joincompany', 'public', identity.joinCompany, {
    beyond: '{id,token}: somebody with an account accepts the invitation to a company',
  }),
  passwordRules: route.get('/account/password-rules', 'public', identity.getPasswordRules, {
    beyond: 'the shortest password of this deployment',
  }),
  registerAdministrator: route.post('/admin/register', 'public', identity.registerAdministrator, {
    note: "{token,email,password,firstName,lastName} -> 'registered'",
  }),
  /** By invitation: the code of the letter stands in the query. */
  invitedBroker: route.get('/brokers/{id}', 'public', brokers.getInvitedBroker, {
    note: 'the public registration page reads what it needs of it by invitation only',
  }),
  registerBroker: route.put('/brokers/update', 'public', identity.registerBroker),
});
