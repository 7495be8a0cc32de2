/** Sentences of the sign-in area. Word for word as the specification has them, its spelling too. */

export const startNew = 'Start New';
export const register = 'Register';
export const loggingIn = 'Logging In...';
export const couldNotContactServer = 'Could Not Contact Server';
export const couldNotConnectToServer = 'Could Not Connect To Server';
export const resetLinkSent = 'A password reset link has been sent to your email';
export const passwordReset = 'Your password has been reset';
export const errorDuringRegistration = 'There was an error during registration...';
export const errorUpdatingBroker = 'Error Updating Broker..';
export const couldNotRetrieveEsign = 'Could not retrieve E-Sign Data';
export const noEsigns = 'The organization has not created esigns yet';
export const noEsignDataAvailable = 'No E-Sign Data Available';
export const errorRegisteringAdmin = 'Error registering admin';

// beyond the specification
export const signInHeading = 'Sign in';
export const tagline = 'Construction lending, from the first sketch to the last draw.';
export const taglineDetail =
  'Apply, sign, upload and draw in one place. Every figure and every decision is kept with who made it and when.';
export const commercialOnly = 'Loans are made for commercial purposes only.';
export const noAccountYet = 'No account yet?';
export const forgotPassword = 'Forgot your password?';
export const mailboxLink = 'Mailbox of this portal';
export const mailboxLinkDetail = 'Letters and text messages that it would have sent';
