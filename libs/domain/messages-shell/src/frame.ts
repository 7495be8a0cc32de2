/** Sentences of the frame around every area: session, bell, e-sign. Word for word as the specification has them, its spelling too. */

export const noUnreadNotifications = 'You have no unread notifications';
export const gettingEsignTerms = 'Getting E-Sign Terms....';
export const alreadyAcceptedEsign = 'You already accepted e-sign on {date}';
export const agreeToEsign = 'I agree to the E-Sign agreement';
export const ignoreForNow = 'Ignore For Now';
export const submittingEsign = 'Submitting your E-Sign Agreement';
export const withdrawingEsign = 'Withdrawing esign...';
export const esignAccepted = 'Your E-Sign Agreement Was Accepted!';
export const withdrawalSucceeded = 'Withdrawal succeeded!';
export const errorSubmittingEsign = 'There Was an Error Submitting Your E-Sign Agreement';
export const errorWithdrawingEsign = 'Error withdrawing esign acceptance!';
export const sessionExpired = 'Session Expired!';
export const acknowledge = 'Acknowledge';
export const errorLoggingYouOut = 'Error logging you out';

// beyond the specification
export const esignTitle = 'E-Sign Agreement';
export const esignNewer =
  'You accepted earlier terms on {date}. They have changed since: please read and accept the new ones.';
export const esignCertificate = 'Certificate';
export const errorEsignCertificate = 'The certificate could not be fetched';
export const signedTerms = 'Signed PDF';
export const errorSignedTerms = 'The signed PDF could not be fetched';
export const withdrawEsignQuestion = 'Withdraw your acceptance?';
export const withdrawEsignDetail =
  'What you have signed stays valid. You will be asked to accept the terms again before you go on.';
export const notifications = 'Notifications';
export const newNotification = 'New notification';
export const markRead = 'Mark as read';
export const markAllRead = 'Mark all as read';
export const userNotFetched = 'Your account could not be loaded';
export const sessionIdle = 'You will be logged out in 2 minutes.';
export const areaUnavailable = 'This part of the portal is not available right now.';
export const areaUnavailableDetail = 'The rest of the portal keeps working. Your saved work is safe.';
export const logoutForgets = 'Log out and forget what is not saved?';
export const logoutForgetsDetail =
  'Forms with changes that are not saved, kept in this browser: {count}. A logout removes them, so that nobody else can read them here. Stay to save them first.';
export const stay = 'Stay';
export const reference = 'Reference: {id}';
