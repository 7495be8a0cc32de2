import { confirmationErrors } from '@groundwork/domain-accounts';
import { shared } from '@groundwork/domain-messages';
import { personName, validate } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { ConfirmRegistrationDto } from './registration.dto.js';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

/** The names that the link was sent with; where it has none, those of the form. */
export function personOf(link: Names, request: ConfirmRegistrationDto): Names {
  const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
  return link.firstName === ''
    ? { firstName: text(request.firstName), lastName: text(request.lastName) }
    : { firstName: link.firstName, lastName: link.lastName };
}

/** What is wrong with a confirmation, its signature and its password as such aside; names are asked for where the link has none. */
export function confirmationComplaints(link: Names, request: ConfirmRegistrationDto, minimum: number): FieldErrors {
  return {
    ...(link.firstName === '' ? validate({ firstName: personName, lastName: personName }, request) : {}),
    ...confirmationErrors(request, minimum),
    ...(request.commercialPurpose === true ? {} : { commercialPurpose: shared.textRequired }),
  };
}
