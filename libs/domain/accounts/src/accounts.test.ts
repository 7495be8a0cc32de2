import { shared } from '@groundwork/domain-messages';
import {
  adminRegistrationErrors,
  canUpdatePassword,
  confirmationErrors,
  flagsOf,
  forgotPasswordComplaint,
  homeOf,
  isCommonPassword,
  loginComplaint,
  normaliseEmail,
  offersResetLink,
  passwordPolicy,
  passwordUpdateErrors,
  registrationErrors,
  resetPasswordErrors,
  roleOf,
} from './index.js';
import { roles } from '@groundwork/domain-access';

describe('roles', () => {
  it.each([
    [false, false, false, 'borrower'],
    [false, false, true, 'broker'],
    [false, true, false, 'borrower'],
    [false, true, true, 'broker'],
    [true, false, false, 'admin'],
    [true, false, true, 'admin'],
    [true, true, false, 'super'],
    [true, true, true, 'super'],
  ] as const)('admin %s, owner %s, broker %s is %s', (isAdmin, isOwner, isBroker, role) => {
    expect(roleOf({ isAdmin, isOwner, isBroker })).toBe(role);
  });
  it.each(roles.map((role) => [role]))('%s comes back from its flags', (role) => {
    expect(roleOf(flagsOf(role))).toBe(role);
  });
  it('lead to a page', () => {
    expect(roles.map(homeOf)).toEqual(['/home', '/', '/admin', '/admin']);
  });
});

describe('sign-in', () => {
  it.each([
    ['ann@example.com', 'x', undefined],
    ['a@b', 'x', shared.fillOutFormCompletely],
    ['', 'x', shared.fillOutFormCompletely],
    ['ann@example.com', '', shared.fillOutFormCompletely],
    [undefined, undefined, shared.fillOutFormCompletely],
  ])('%p with %p', (email, password, sentence) => {
    expect(loginComplaint({ email, password })).toBe(sentence);
  });
  it('offers a new password after more than 3 attempts', () => {
    expect([3, 4].map(offersResetLink)).toEqual([false, true]);
  });
  it('asks for an email', () => {
    expect(forgotPasswordComplaint('')).toBe(shared.needAValidEmail);
    expect(forgotPasswordComplaint('a@b.co')).toBeUndefined();
    expect(normaliseEmail(' Ann@Example.COM ')).toBe('ann@example.com');
  });
});

describe('forms', () => {
  it('registration', () => {
    expect(registrationErrors({ firstName: 'A', email: 'x' })).toEqual({
      firstName: shared.nameTooShort,
      lastName: shared.nameTooShort,
      email: shared.emailValid,
    });
  });
  it('confirmation', () => {
    expect(confirmationErrors({ password: 'abcde', mobile: '( 555 ) - 010 - 1234' })).toEqual({});
    expect(confirmationErrors({ password: '', mobile: '1', canSendMessages: 'yes' })).toEqual({
      password: shared.textRequired,
      mobile: shared.phoneTenDigits,
      canSendMessages: shared.trueOrFalse,
    });
  });
  it('administrators', () => {
    expect(adminRegistrationErrors({ email: 'a@b.co', firstName: 'A', lastName: 'B', password: 'abcde' })).toEqual({});
    expect(adminRegistrationErrors({ email: 'a@b', firstName: '', lastName: 'B', password: 'abc' })).toEqual({
      email: shared.emailValid,
      firstName: shared.fieldRequired,
      password: shared.passwordTooShort,
    });
  });
  it('a new password', () => {
    expect(resetPasswordErrors({ password: 'abcdef', confirmPassword: 'abcdeg' })).toEqual({
      confirmPassword: shared.passwordsDoNotMatch,
    });
    expect(passwordUpdateErrors({ password: '', newPassword: 'abcdef', confirmPassword: 'abcdef' })).toEqual({
      password: shared.enterValidPassword,
    });
    expect(canUpdatePassword({ password: 'abc', newPassword: 'def', confirmPassword: 'def' })).toBe(true);
    expect(canUpdatePassword({ password: 'ab', newPassword: 'def', confirmPassword: 'def' })).toBe(false);
    expect(canUpdatePassword({ password: 'abc', newPassword: 'def', confirmPassword: 'deg' })).toBe(false);
  });
});

describe('password policy', () => {
  it.each([
    'password',
    'PASSWORD',
    'Password1!',
    'qwerty',
    '123456',
    'iloveyou2024',
    'Dragon99',
    'P@$$w0rd',
    'We1come',
    'm4st3r!',
  ])('refuses %s', (word) => {
    expect(isCommonPassword(word)).toBe(true);
    expect(passwordPolicy()(word)).toBe(shared.passwordCommon);
  });
  it.each([
    'correct horse battery',
    'passwordless-houses',
    '7 b0ats at 5ea',
    'Tx7!builders-yard',
    'hello-kitty-and-dog',
  ])('takes %s', (word) => {
    expect(passwordPolicy()(word)).toBeUndefined();
  });
  it.each([
    'Cedar Row Capital',
    'cedarrowcapital',
    'C3dar-Row-Capita1',
    'larkspur',
    'Larkspur20261128',
    '#1-Larkspur!',
  ])('refuses %s where these are words of the lender', (word) => {
    expect(passwordPolicy(5, ['Cedar Row Capital', 'Larkspur'])(word)).toBe(shared.passwordCommon);
    expect(passwordPolicy(5)(word)).toBeUndefined();
  });
  it.each(['Larkspur-and-thyme', 'larkspur202611281', 'cedar', 'a Larkspur yard'])(
    'takes %s, which says more than a word of the lender',
    (word) => {
      expect(passwordPolicy(5, ['Cedar Row Capital', 'Larkspur'])(word)).toBeUndefined();
    },
  );
  it('keeps the minimum of the deployment', () => {
    expect(passwordPolicy(10)('short-one')).toBe('Password must be 10 characters or more');
  });
});
