/** Sentences of the masters of referral agreements and of the e-sign terms (specification of the back office, section 2). */
export const editIcca = 'Edit ICCA';
export const saveIcca = 'Save ICCA';
export const goBack = 'Go Back';
export const editEsign = 'Edit Esign';
export const saveEsign = 'Save Esign';

// beyond the specification
export const iccaPurpose =
  'The texts of referral agreements. An edit makes a new edition of its version; agreements keep the text that was signed.';
export const esignPurpose =
  'What everybody agrees to before signing here. A save makes a new version, which everybody is asked to accept anew.';
export const iccaFailed = 'The ICCA masters could not be loaded';
export const noIccaVersions = 'There is no version of the ICCA. No referral agreement can be made until there is one.';
export const esignTerms = 'E-sign terms';
export const versionName = 'Version name';
export const versionNameHint = 'At least three characters; brokers see it on their agreement';
export const initialLoanRate = 'Initial loan rate, percent';
export const additionalLoanRate = 'Additional loan rate, percent';
export const iccaText = 'Text of the ICCA';
export const edit = 'Edit';
export const editVersion = 'Edit version {version}';
export const view = 'View';
export const viewVersion = 'View version {version}';
export const deleteWord = 'Delete';
export const deleteVersion = 'Delete version {version}';
export const deleteQuestion = 'Delete version {version} of the ICCA?';
export const deleteDetail =
  'No new referral agreement can be made under it. Agreements that were made under it keep their text.';
export const typeToDelete = 'Type your full name in capitals: {name}';
export const typeExactly = 'Type {name} to delete it';
export const versionDeleted = 'Version {version} was deleted';
export const iccaSaved = 'Edition {edition} of version {version} is in force now';
export const versionThere = 'There is a version of this name already. Choose another, or edit that one';
export const versionGone = 'There is no such version any more.';
export const esignSaved = 'Version {version} is in force now. Everybody is asked to accept it';
export const sample = 'A sample: nothing of it is kept.';
export const samplePerson = 'Alex Sample';
export const sampleEmail = 'alex@sample.example';
export const samplePhone = '( 713 ) - 555 - 0100';
