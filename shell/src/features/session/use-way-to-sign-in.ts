import { useCallback, useEffect, useRef } from 'react';
import { REGISTRATION_REDIRECT_DELAY } from '@groundwork/domain-accounts';
import { goTo } from '../../components/location.js';
import { isAnother, showAnother } from './another-session.js';
import { checkSession } from './session.js';
import { useSession } from './session.store.js';

/**
 * Goes to the sign-in page a moment after something succeeded (sign-in specification, section 9), unless the page was
 * left meanwhile. Who is still signed in is asked anew: a reset ends sessions. Where that is another account than that of `email`,
 * the page stays and leads to what it says of that: the sign-in would lead into that account.
 */
export function useWayToSignIn(email: string): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    checkSession();
    timer.current = setTimeout(() => {
      if (isAnother(useSession.getState().session, email)) showAnother();
      else goTo('/login');
    }, REGISTRATION_REDIRECT_DELAY);
  }, [email]);
}
