import { shared } from '@groundwork/domain-messages';
import { all, atLeast, atMost, isBlank, lengthLimits, validate } from '@groundwork/domain-validation';
import type { FieldErrors, Rule } from '@groundwork/domain-validation';

/** So many recovery codes are made at once. */
export const RECOVERY_CODES = 10;
/** Signs of a recovery code, without the dashes between its groups: 140 bits. */
export const RECOVERY_CODE_LENGTH = 28;
/** Those that were made before had 80 bits, then 120, and count until they are used or made anew. */
const knownLengths = [16, 24, RECOVERY_CODE_LENGTH];
/** Crockford's alphabet of base 32: no letter that is taken for a figure. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A code as it is checked: people type it with a blank in the middle. */
export const plainCode = (typed: unknown): string => textOf(typed).replace(/\s/g, '');

/** A recovery code as it is compared: without dashes, in capitals, and with the figures that were meant. */
export const plainRecoveryCode = (typed: unknown): string =>
  textOf(typed).toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** A recovery code as it is shown: in groups of four. */
export const recoveryCodeText = (plain: string): string => (plain.match(/.{1,4}/g) ?? []).join('-');

/** A code of the authenticator: 6 figures. */
export const codeRule: Rule = (value) => (/^\d{6}$/.test(plainCode(value)) ? undefined : shared.codeSixFigures);

/** A recovery code, typed with or without its dashes. */
export const recoveryCodeRule: Rule = (value) => {
  const plain = plainRecoveryCode(value);
  const known = knownLengths.includes(plain.length) && [...plain].every((sign) => RECOVERY_ALPHABET.includes(sign));
  return known ? undefined : shared.recoveryCodeForm;
};

/** The one or the other, as a person proves to hold the second factor. */
export interface SecondFactorProof {
  readonly code?: unknown;
  readonly recoveryCode?: unknown;
}

/** Checks what was given: a recovery code where there is one, else the code. */
export function proofErrors(form: SecondFactorProof): FieldErrors {
  return isBlank(form.recoveryCode)
    ? validate({ code: codeRule }, form)
    : validate({ recoveryCode: recoveryCodeRule }, form);
}

/** Why a super administrator resets somebody's second factor: a line, kept in the audit record. */
export const resetReason: Rule = all(atLeast(3, shared.reasonRequired), atMost(lengthLimits.line));

/** How it was made sure that it is the owner of an account who lost the second factor, as the audit record has it. */
export const identifications = {
  inPerson: 'in person',
  videoCall: 'on a video call',
  calledBack: 'by a call back',
} as const;
export type Identification = keyof typeof identifications;
export const identification: Rule = (value) =>
  Object.hasOwn(identifications, textOf(value)) ? undefined : shared.howIdentified;

/** The password that a change of the second factor is confirmed with. */
export const confirmingPassword: Rule = (value) => (textOf(value) === '' ? shared.passwordNeeded : undefined);

/** A change of the second factor: the password, and where it is on (`proves`) a code or a recovery code. */
export function guardedErrors(form: SecondFactorProof & { readonly password?: unknown }, proves: boolean): FieldErrors {
  return { ...validate({ password: confirmingPassword }, form), ...(proves ? proofErrors(form) : {}) };
}
