/** After more than so many attempts the link to a new password is offered. */
export const ATTEMPTS_BEFORE_RESET_LINK = 3;
/** From a successful sign-in to the area, in milliseconds. */
export const LOGIN_SUCCESS_DELAY = 1000;
/** From a successful registration to the sign-in page, in milliseconds. */
export const REGISTRATION_REDIRECT_DELAY = 1500;
/** Shortest password that the administrators' registration takes is longer than this. */
export const ADMIN_PASSWORD_LONGER_THAN = 3;
/** Each field of the password update needs so many characters before its button works. */
export const PASSWORD_UPDATE_MINIMUM = 3;

/** Whether the link to a new password is shown after so many attempts. */
export function offersResetLink(attempts: number): boolean {
  return attempts > ATTEMPTS_BEFORE_RESET_LINK;
}
