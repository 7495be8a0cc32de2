import { email, flag, id, paragraph, phone, record, text } from '@groundwork/domain-records';
import type { RecordOf } from '@groundwork/domain-records';

/** A general contractor from outside (specification 5, contractor form). What is required says `contractorErrors`. */
export const contractorRecord = record('Contractor', {
  firstName: text('First Name'),
  lastName: text('Last Name'),
  mobileNumber: phone('Phone'),
  emailAddress: email('Email'),
  licenseRevoked: flag('Was a license of this contractor ever revoked?'),
  /** The file with the résumé, which its upload puts here. */
  resumeId: id('Résumé', { writers: [] }),
  resumeText: paragraph('Résumé in Words'),
});
export type ContractorFacts = RecordOf<typeof contractorRecord>;
