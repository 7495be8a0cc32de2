import { useCallback, useEffect, useRef } from 'react';
import { REGISTRATION_REDIRECT_DELAY } from '@groundwork/domain-accounts';
import { goTo } from '../../components/location.js';
import { checkSession } from './session.js';

/**
 * Goes to the sign-in page a moment after something succeeded (sign-in specification, section 9), unless the page was
 * left meanwhile. Who is still signed in is asked anew: a reset ends sessions.
 */
export function useWayToSignIn(): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    checkSession();
    timer.current = setTimeout(() => goTo('/login'), REGISTRATION_REDIRECT_DELAY);
  }, []);
}
