import { choice, record, required } from '@groundwork/domain-records';

/** What is signed in the portal, by whoever signs it. */
export const signedKinds = ['esign', 'termSheet', 'supervision', 'agreement', 'draw', 'waiver', 's1'] as const;
export type SignedKind = (typeof signedKinds)[number];

/** What a signer has to prove beside the session: nothing, or a code of a letter, or of the own authenticator where it is on. */
export const signingDemands = ['session', 'code'] as const;
export type SigningDemandKind = (typeof signingDemands)[number];

/** Who signs in with a second factor alone, from the fewest to all; everybody else may have one. */
export const secondFactorGroups = ['nobody', 'administrators', 'everybody'] as const;
export type SecondFactorGroup = (typeof secondFactorGroups)[number];

/** What the lender asks people to prove, at sign-in and before a signature. A save may leave out who needs a second factor. */
export const signingSettingRecord = record('SigningSetting', {
  demand: required(choice('What a signer proves', signingDemands)),
  secondFactor: choice('Who needs a second factor', secondFactorGroups),
});

/** Wrong codes until a code is over. */
export const SIGNING_TRIES = 5;

/** An address as it may be shown to who has it: `a***@masonhomes.example`. */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
