import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LoanType } from '@groundwork/domain-applications';
import type { LoanDocument, LoanDocuments } from '@groundwork/domain-files';
import { unwrap, useCommand } from '@groundwork/web-http';
import { api } from './api.js';
import { applicationKeys } from './applications.js';

const whole = ({ hint, ...document }: LoanDocument) => ({ ...document, hint: hint || null });

const keys = {
  all: ['loan-documents'],
  versions: (loanType: LoanType) => [...keys.all, loanType],
};

/** What every loan type asks for as it stands. */
export function useLoanDocuments() {
  return useQuery({ queryKey: keys.all, queryFn: () => unwrap(api.GET('/api/admin/loandocuments')) });
}

/** What a loan type has asked for, the newest first. */
export function useLoanDocumentVersions(loanType: LoanType) {
  return useQuery({
    queryKey: keys.versions(loanType),
    queryFn: () => unwrap(api.GET('/api/admin/loandocuments/{loanType}/versions', { params: { path: { loanType } } })),
  });
}

/** Makes the next version of what a type asks for; a newer one in between is a conflict. What is missing is read anew. */
export function useSaveLoanDocuments(loanType: LoanType) {
  const client = useQueryClient();
  const save = useCommand({
    mutationFn: ({ documents, version }: LoanDocuments & { version: number }) =>
      unwrap(api.PUT('/api/admin/loandocuments', { body: { documents: documents.map(whole), version, loanType } })),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.all }),
        client.invalidateQueries({ queryKey: applicationKeys.all }),
      ]),
  });
  return save.mutateAsync;
}
