import { useSearchParams } from '@groundwork/web-mount';

/**
 * The referral that is open, in the address so that it can be linked and Back leaves it: an id, 'new', or '' for the list. What is
 * pressed twice before it is drawn is left by one step, too.
 */
export function useOpenReferral(): [string, (referral: string) => void] {
  const [params, setParams] = useSearchParams();
  const open = (referral: string) => {
    const isOpen = (new URLSearchParams(location.search).get('referral') ?? '') === referral;
    setParams(referral ? { referral } : {}, { replace: isOpen });
  };
  return [params.get('referral') ?? '', open];
}
