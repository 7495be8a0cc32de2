import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { useArea } from '@groundwork/web-mount';
import { api } from '../../../app/api.js';
import type { Company, CompanyChanges, NewCompany } from '../../../app/api.js';
import { companyKeys } from '../../../data/company.js';

/** Saves fields of the company on the version that they were typed over. */
export function useSaveCompany(companyId: string) {
  const client = useQueryClient();
  return async (changes: Omit<CompanyChanges, 'companyId' | 'version'>, version: number | undefined): Promise<Company> => {
    const saved = await unwrap(api.PUT('/api/borrower/company/put', { body: { ...changes, companyId, version } }));
    client.setQueryData(companyKeys.single(companyId), saved);
    return saved;
  };
}

/** The first save makes the company; the shell puts it in use and mounts the area anew for it (specification 4). */
export function useCreateCompany() {
  const { channel } = useArea();
  return async (body: NewCompany): Promise<void> => {
    const { companyId } = await unwrap(api.POST('/api/borrower/company/post', { body }));
    channel.emit('company', companyId);
  };
}
