const prefix = 'groundwork.session.';
const here = new Map<string, string>();

/**
 * Keeps a text until the session ends, for every tab of the browser; without storage, for this page. Nothing secret: any
 * script of the origin could read it.
 */
export function rememberForSession(key: string, value: string): void {
  here.set(key, value);
  try {
    localStorage.setItem(prefix + key, value);
  } catch {
    // The page still has it.
  }
}

export function remembered(key: string): string | undefined {
  try {
    return localStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return here.get(key);
  }
}

/** The session is over: the next one begins without any of it. */
export function forgetSession(): void {
  here.clear();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept there.
  }
}
