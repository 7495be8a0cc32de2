import { shared } from '@groundwork/domain-messages';
import { flag, record, state, text } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';

/** A builder's licence (specification 5): its state, and a number unless none is required there. */
export const licenseRecord = record('License', {
  state: state('State'),
  number: text('License Number'),
  licenseNotRequired: flag(`A license is ${shared.licenseNotRequired}`),
});
export type LicenseFacts = RecordOf<typeof licenseRecord>;
