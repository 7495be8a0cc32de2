const key = 'groundwork.logout';

/**
 * A logout that the server did not hear of. The page is left all the same, and the next start of the portal on this
 * device carries it out before it asks who is signed in.
 */
export const pendingLogout = {
  remember(): void {
    try {
      localStorage.setItem(key, '1');
    } catch {
      // Without storage the session ends by idleness.
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
  isThere(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
};
