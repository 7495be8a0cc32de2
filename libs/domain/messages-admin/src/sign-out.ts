/** Sentences of an administrator who signs somebody else out. */

export const open = 'Sign Out';
export const title = 'Sign {name} out everywhere?';
export const meaning =
  'Every browser in which {name} is signed in is signed out at once. Whoever knows the password can sign in again.';
export const passwordToo =
  'Where somebody else may know the password, ask {name} to set a new one with "Forgot your password?" on the sign-in page.';
export const confirm = 'Sign Out Everywhere';
export const done = '{name} was signed out everywhere';
export const nowhere = '{name} was not signed in anywhere';
export const failed = '{name} could not be signed out';
