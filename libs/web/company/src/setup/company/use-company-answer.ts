import { sentenceFor, useCommand } from '@groundwork/web-http';
import { useBusy, useNotify } from '@groundwork/web-mount';
import type { CompanyChanges } from '../../records.js';
import { useRefreshCompany } from '../../company-data.js';
import { useSetup } from '../setup-context.js';
import { useSaveCompany } from './use-save-company.js';

interface Sentences {
  done?: string;
  failed?: string;
  working?: string;
}

/** Saves one answer about the company as soon as it is given. It names no version: nobody else's field is touched. */
export function useCompanyAnswer({ done, failed, working }: Sentences = {}) {
  const { companyId } = useSetup();
  const save = useSaveCompany(companyId);
  const notify = useNotify();
  const refresh = useRefreshCompany();
  const mutation = useCommand({
    mutationFn: (changes: Omit<CompanyChanges, 'companyId' | 'version'>) => save(changes, undefined),
    onSuccess: async () => {
      if (done) notify.success(done);
      await refresh();
    },
    onError: (error) => notify.error(failed ?? sentenceFor(error)),
  });
  useBusy(mutation.isPending, working);
  return mutation;
}
