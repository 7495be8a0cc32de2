/**
 * A JSON document within a time. Rejects when the answer takes longer, is not ok, or is not JSON: the browser's own
 * request has no time-out, and a 503 with a JSON body must not be taken for the document.
 */
export async function fetchJson(
  url: string,
  { timeoutMs, integrity }: { timeoutMs: number; integrity?: string },
): Promise<unknown> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    cache: 'no-store',
    credentials: 'omit',
    ...(integrity ? { integrity } : {}),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
