import { shapeOf } from '@groundwork/domain-records';
import { all, password, validate } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { adminRegistrationRecord, confirmationRecord, registrationRecord } from './registration.record.js';

/** Registration: first name, last name and email. */
export const registrationErrors = (form: object): FieldErrors => validate(shapeOf(registrationRecord), form);

/** Confirmation of a registration, `minimum` being the deployment's shortest password. */
export const confirmationErrors = (form: object, minimum?: number): FieldErrors =>
  validate({ ...shapeOf(confirmationRecord), password: password(minimum) }, form);

/** Administrators' registration, with the deployment's shortest password besides. */
export const adminRegistrationErrors = (form: object, minimum?: number): FieldErrors =>
  validate(
    {
      ...shapeOf(adminRegistrationRecord),
      password: all(adminRegistrationRecord.fields.password.rule, password(minimum)),
    },
    form,
  );
