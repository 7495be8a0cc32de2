import { useEffect, useState } from 'react';

/** A part of the page that is fetched once it is wanted; `onFailed` where it cannot be. Both have to be the same from render to render. */
export function useFetched<Part>(
  wanted: boolean,
  fetchPart: () => Promise<Part>,
  onFailed: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    fetchPart().then(
      (fetched) => gone || setPart(fetched),
      () => gone || onFailed(),
    );
    return () => {
      gone = true;
    };
  }, [wanted, fetchPart, onFailed]);
  return wanted ? part : undefined;
}
