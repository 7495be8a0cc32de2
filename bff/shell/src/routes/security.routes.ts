import { operations as identity } from '@groundwork/contract-identity';
import { forwardingController, route } from '@groundwork/server-bff';

/** The user's own second factor and the devices that the user is signed in on. */
export const SecurityRoutes = forwardingController('Security', {
  secondFactor: route.get('/account/second-factor', 'user', identity.getSecondFactor, {
    beyond: 'whether it is on, since when, recovery codes left',
  }),
  enrol: route.post('/account/second-factor/enrol', 'user', identity.enrolSecondFactor, {
    beyond: '{password} and a proof where it is on: a new secret',
  }),
  confirm: route.post('/account/second-factor/confirm', 'user', identity.confirmSecondFactor, {
    beyond: '{challenge, code}: turns it on; recovery codes, this once',
  }),
  recoveryCodes: route.post('/account/second-factor/recovery-codes', 'user', identity.renewRecoveryCodes, {
    beyond: '{password}: new ones in the place of the old',
  }),
  turnOff: route.delete('/account/second-factor', 'user', identity.turnOffSecondFactor, {
    beyond: '{password, code} or {password, recoveryCode}',
  }),
  devices: route.get('/account/devices', 'user', identity.listDevices, { beyond: 'where the user is signed in' }),
  endDevice: route.delete('/account/devices/{id}', 'user', identity.endDevice, { beyond: 'ends one', proved: true }),
  endOtherDevices: route.delete('/account/devices', 'user', identity.endOtherDevices, {
    beyond: 'ends all others',
    proved: true,
  }),
});
