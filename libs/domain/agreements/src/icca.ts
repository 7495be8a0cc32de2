import { shared } from '@groundwork/domain-messages';
import { all, atLeast, document, percentage, requiredAny, validate } from '@groundwork/domain-validation';
import type { FieldErrors, Rule } from '@groundwork/domain-validation';
import { expectedSignature } from './signature.js';

/** Rates of a new ICCA master (section 3), in percent. */
export const MASTER_INITIAL_RATE = 1;
export const MASTER_ADDITIONAL_RATE = 0.5;
/** Shortest name of a new version. */
export const VERSION_NAME_MINIMUM = 3;

/** The name of a version of the master. */
export const iccaVersion: Rule = all(atLeast(VERSION_NAME_MINIMUM, shared.versionNameTooShort), requiredAny);

/** What is wrong with a new version of the master, by field. */
export function iccaErrors(form: unknown): FieldErrors {
  return validate(
    {
      version: iccaVersion,
      content: document,
      initialLoanRate: percentage,
      additionalLoanRate: percentage,
    },
    form,
  );
}

/** Whether the name typed to delete a version is the administrator's own, in capitals exactly (section 5). */
export function confirmsDeletion(
  typed: string,
  person: { readonly firstName?: string | null; readonly lastName?: string | null },
): boolean {
  const expected = expectedSignature(person);
  return expected !== '' && typed.trim() === expected;
}
