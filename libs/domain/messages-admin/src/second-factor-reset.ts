/** Sentences of a super administrator who helps somebody out whose second factor is lost. */

export const open = 'Second Factor';
export const title = 'Second factor of {name}';
export const loadFailed = 'The second factor could not be loaded';
export const none = 'This account has no second factor. Its password is enough to sign in.';
export const noneRequired = 'This account has no second factor yet. It is asked to set one up at the next sign-in.';
export const noCodesLeft = 'No recovery codes left';
export const tryCodesFirst = 'One of the recovery codes lets {name} in without a reset.';
export const meaning =
  'The authenticator and all recovery codes of {name} stop working. Signed out everywhere at once, and told by mail.';
export const newPassword =
  'The password stops working, too: a new one is chosen by a link that goes to the address of the account, as when it was made.';
export const setUpAgain = 'At the next sign-in a new one has to be set up.';
export const identify =
  'Make sure that it is {name} who asks: in person or on a video call with a paper that shows the face, or by a call back on a number that you know.';
export const identified = 'How you made sure who it is';
export const ways = {
  inPerson: 'In person, with a paper',
  videoCall: 'On a video call, with a paper',
  calledBack: 'Called back on a number on file',
} as const;
export const reason = 'Reason, for the audit record';
export const confirm = 'Reset Second Factor';
export const done = 'The second factor of {name} was reset';
export const failed = 'The second factor could not be reset';
