import { saveBlob, sentenceFor, useCommand } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';

/** Has the browser keep a paper of the server under a name; a refusal is said. */
export function usePrint(name: string, fetchPaper: () => Promise<unknown>) {
  const notify = useNotify();
  return useCommand({
    mutationFn: async () => saveBlob((await fetchPaper()) as Blob, name),
    onError: (error) => notify.error(sentenceFor(error)),
  });
}
