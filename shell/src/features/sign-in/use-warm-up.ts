import { useEffect } from 'react';

/** Fetches the router that every area borrows while the user types, so that the area has less to wait for. */
export function useWarmUp(): void {
  useEffect(() => {
    const warmUp = () => void import('@groundwork/web-mount/router').catch(() => undefined);
    const timer = setTimeout(warmUp, 500);
    return () => clearTimeout(timer);
  }, []);
}
