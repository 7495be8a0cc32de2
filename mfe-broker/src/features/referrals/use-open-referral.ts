import { useSearchParams } from '@groundwork/web-mount';

/** The referral that is open, in the address so that it can be linked and Back leaves it: an id, 'new', or '' for the list. */
export function useOpenReferral(): [string, (referral: string) => void] {
  const [params, setParams] = useSearchParams();
  return [params.get('referral') ?? '', (referral) => setParams(referral ? { referral } : {})];
}
