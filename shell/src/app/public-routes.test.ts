import { describe, expect, it } from '@jest/globals';
import { publicRouteOf } from './public-routes.js';

describe('public routes', () => {
  it.each([
    ['/register', '', { name: 'register', id: '', code: '' }],
    ['/register/', '', { name: 'register', id: '', code: '' }],
    ['/confirmationneeded', '', { name: 'confirmationNeeded', id: '', code: '' }],
    ['/forgotPassword', '', { name: 'forgotPassword', id: '', code: '' }],
    ['/confirmRegistration/7/a%2Fb', '', { name: 'confirmRegistration', id: '7', code: 'a/b' }],
    ['/resetPassword/7/%E0%A4%A', '', { name: 'resetPassword', id: '7', code: '%E0%A4%A' }],
    ['/registerAdmin/7/c', '', { name: 'registerAdmin', id: '7', code: 'c' }],
    ['/joinCompany/7/c', '', { name: 'joinCompany', id: '7', code: 'c' }],
    ['/registerBroker/7', '?code=x-y_z', { name: 'registerBroker', id: '7', code: 'x-y_z' }],
    ['/inspection', '', { name: 'inspection', id: '', code: '' }],
    ['/verify', '', { name: 'verify', id: '', code: '' }],
    ['/mailbox', '', { name: 'mailbox', id: '', code: '' }],
    ['/registerBroker/7', '', { name: 'registerBroker', id: '7', code: '' }],
  ])('%s%s', (path, search, expected) => {
    expect(publicRouteOf(path, search)).toEqual(expected);
  });

  it.each(['/', '/login', '/home', '/resetPassword/7', '/registerBroker', '/registerBroker/7/8', '/registers'])(
    '%s is none',
    (path) => {
      expect(publicRouteOf(path)).toBeUndefined();
    },
  );
});
