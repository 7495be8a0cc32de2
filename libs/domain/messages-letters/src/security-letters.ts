import { signingMails } from './signing-letters.js';

const hello = 'Hello {firstName} {lastName},';
const notYou = 'If it was not you, choose a new password at once and contact us.';
const newPassword = 'Choose a new password';

/** The letters that tell somebody what changed about the way into the own account, which carry no secret, and the one with a code. */
export const securityMails = {
  ...signingMails,
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      hello,
      'the password of your account at {lender} was changed, and your other sessions were ended.',
      notYou,
    ],
    action: newPassword,
  },
  secondFactorOn: {
    subject: 'Your second factor is on',
    preheader: 'Signing in asks for a code of your phone from now on.',
    paragraphs: [
      hello,
      'a second factor was turned on for your account at {lender} on {when}. Signing in asks for a code of your authenticator app from now on.',
      'Keep the recovery codes in a safe place: each lets you in once when your phone is not at hand.',
      notYou,
    ],
    action: newPassword,
  },
  secondFactorReplaced: {
    subject: 'Your second factor was moved to another device',
    paragraphs: [
      hello,
      'another authenticator app was set up for your account at {lender} on {when}. The one before and its recovery codes no longer work.',
      notYou,
    ],
    action: newPassword,
  },
  secondFactorOff: {
    subject: 'Your second factor is off',
    paragraphs: [
      hello,
      'the second factor of your account at {lender} was turned off on {when}. Your password alone is enough to sign in now.',
      notYou,
    ],
    action: newPassword,
  },
  secondFactorReset: {
    subject: 'Your second factor was reset',
    preheader: 'An administrator took it away, and you were signed out everywhere.',
    paragraphs: [
      hello,
      'an administrator reset the second factor of your account at {lender} on {when}. Your authenticator app, your recovery codes and your password no longer work, and you were signed out everywhere.',
      'Choose a new password by a link that goes to this address, then sign in and set up a new second factor.',
      'If you did not ask for this, contact us at once: somebody may have pretended to be you.',
    ],
    action: newPassword,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    paragraphs: [
      hello,
      'one of the recovery codes of your account at {lender} was used on {when}. It does not work again. Recovery codes left: {codesLeft}.',
      notYou,
    ],
    action: newPassword,
  },
  recoveryCodesRenewed: {
    subject: 'Your recovery codes are new',
    paragraphs: [
      hello,
      'new recovery codes were made for your account at {lender} on {when}. The ones before no longer work.',
      notYou,
    ],
    action: newPassword,
  },
} as const;
