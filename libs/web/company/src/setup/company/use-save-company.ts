import { useQueryClient } from '@tanstack/react-query';
import { useArea } from '@groundwork/web-mount';
import { useWrite } from '../../company-access.js';
import type { Company, CompanyChanges, NewCompany } from '../../records.js';
import { companyKeys } from '../../company-data.js';

/** What saving a company calls. */
export interface SaveCompanyCalls {
  createCompany: (body: NewCompany) => Promise<Company>;
  saveCompany: (body: CompanyChanges) => Promise<Company>;
}

/** Saves fields of the company on the version that they were typed over. */
export function useSaveCompany(companyId: string) {
  const client = useQueryClient();
  const write = useWrite();
  return async (
    changes: Omit<CompanyChanges, 'companyId' | 'version'>,
    version: number | undefined,
  ): Promise<Company> => {
    const saved = await write((to) => to.saveCompany({ ...changes, companyId, version }));
    client.setQueryData(companyKeys.single(companyId), saved);
    return saved;
  };
}

/** The first save makes the company; the shell puts it in use and mounts the area anew for it (specification 4). */
export function useCreateCompany() {
  const { channel } = useArea();
  const write = useWrite();
  return async (body: NewCompany): Promise<void> => {
    const { companyId } = await write((to) => to.createCompany(body));
    channel.emit('company', companyId);
  };
}
