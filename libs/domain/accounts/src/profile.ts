import { backgroundShape } from '@groundwork/domain-companies';
import type { BackgroundFacts } from '@groundwork/domain-companies';
import { borrower, borrowerPages } from '@groundwork/domain-messages';
import {
  isBlank,
  line,
  optional,
  optionalState,
  optionalTrueOrFalse,
  paragraph,
  personName,
  phone,
  requiredText,
  validate,
} from '@groundwork/domain-validation';
import type { FieldErrors, Rule, Shape } from '@groundwork/domain-validation';

/** A user's profile (borrower specification, section 3). Every field may be missing on the wire; null empties it. */
export interface ProfileFacts extends BackgroundFacts {
  readonly buildersLicense?: boolean | null;
  readonly buildersLicenseState?: string | null;
  readonly buildersLicenseNumber?: string | null;
  readonly licenseRevoked?: boolean | null;
  readonly revokeReason?: string | null;
  readonly lastFourSSN?: string | null;
}

/** Four digits, or empty. */
export const lastFourDigits: Rule = optional((value) =>
  typeof value === 'string' && /^\d{4}$/.test(value) ? undefined : borrowerPages.fourDigits,
);

/** What stands for stored digits that are not shown; sent back, it keeps them. */
export const maskedDigits = '••••';

const keptOrFourDigits: Rule = (value) => (value === maskedDigits ? undefined : lastFourDigits(value));

/** What holds for a profile however little of it is given. */
export function profileShape(currentYear: number): Shape {
  return {
    ...backgroundShape(currentYear),
    firstName: optional(personName),
    lastName: optional(personName),
    buildersLicense: optionalTrueOrFalse,
    buildersLicenseState: optionalState,
    buildersLicenseNumber: line,
    licenseRevoked: optionalTrueOrFalse,
    revokeReason: paragraph,
    lastFourSSN: keptOrFourDigits,
  };
}

/** What is wrong with a whole profile: address, city and mobile are required (specification 5), and why a licence was revoked. */
export function profileErrors(profile: ProfileFacts, currentYear: number): FieldErrors {
  const shape = {
    ...profileShape(currentYear),
    firstName: personName,
    lastName: personName,
    streetAddress: requiredText,
    city: requiredText,
    mobileNumber: phone,
  };
  const errors = validate(shape, profile);
  const unexplained =
    profile.buildersLicense === true && profile.licenseRevoked === true && isBlank(profile.revokeReason);
  return unexplained ? { ...errors, revokeReason: borrower.explanationRequired } : errors;
}
