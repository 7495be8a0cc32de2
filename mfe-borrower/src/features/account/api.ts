import { useMemo } from 'react';
import { unwrap } from '@groundwork/web-http';
import type { FilesAccess, PasswordChange } from '@groundwork/web-lending/account';
import { api } from '../../app/api.js';
import { areaPath } from '../../data/files.js';

export const updatePassword = (body: PasswordChange) => unwrap(api.POST('/api/borrower/account/updatePassword', { body }));

/** The company's logos. */
export function useCompanyLogos(companyId: string): FilesAccess {
  return useMemo(
    () => ({
      areaPath,
      parent: 'company',
      parentId: companyId,
      list: () => unwrap(api.GET('/api/borrower/fileUpload/companyLogos/{id}', { params: { path: { id: companyId } } })),
      link: (id) => unwrap(api.GET('/api/borrower/fileUpload/retrieve/{id}', { params: { path: { id } } })),
    }),
    [companyId],
  );
}
