import type { components } from '@groundwork/contract-bff-shell';

/** Who is signed in, as the shell's BFF tells it. Times of `idle` in milliseconds. */
export type Session = components['schemas']['SessionInformation'];

/** What stands between the right password and a session. */
export type SecondFactorDue = components['schemas']['SecondFactorDue'];

/** A code of the authenticator app, or a recovery code. */
export type SecondFactorProof = { code: string } | { recoveryCode: string };
