import { useQuery } from '@tanstack/react-query';
import type { ParentType } from '@groundwork/domain-files';
import { filesQuery as queryOf } from '@groundwork/web-lending/files';
import { filesAccess } from './files-access.js';
import { useCompanyId } from './use-company.js';

/** The files of an application, a company or a user, of every type. */
export const filesQuery = (parent: ParentType, id: string) => queryOf(filesAccess, parent, id);

export function useApplicationFiles(id: string) {
  return useQuery(filesQuery('application', id));
}

/** The files of the company in use; none without one. */
export function useCompanyFiles() {
  const companyId = useCompanyId();
  return useQuery({ ...filesQuery('company', companyId), enabled: companyId !== '' });
}
