/** Sentences of the administrators' page of brokers, beyond the specification. */

export const edit = 'Edit';
export const editOf = 'Edit the agreement with {name}';
export const signatureEnds =
  'The broker signed these terms. Once you change them they are unsigned: the broker is told, and has to sign them anew before you can accept them.';
export const deleteWord = 'Delete';
export const deleteAgreement = 'Delete this agreement?';
export const deleteAgreementDetail =
  'The agreement with {name} leaves the lists before it was decided. Its record and history stay.';
export const deleteBroker = 'Delete this broker?';
export const deleteBrokerDetail =
  '{name} leaves the lists and cannot be invited or chosen any more. Agreements, fees and history stay on record.';
export const couldNotDeleteBroker = 'Could not delete broker';
export const activates = '{name} is told by mail, and can sign in and submit referral agreements.';
export const activatesUnregistered =
  '{name} has not registered yet: the account is active as soon as the invitation is answered.';
export const deactivates =
  '{name} is told by mail, is signed out at once and cannot sign in any more. Agreements that were accepted stand.';
export const rejects = '{name} is told by mail with the reason, and can neither register nor sign in any more.';
export const versionHint = 'What new agreements of this broker are made under; ‘default’ follows the latest edition.';
