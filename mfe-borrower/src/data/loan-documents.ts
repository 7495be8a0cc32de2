import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@groundwork/web-http';
import { api } from './api.js';
import type { Application, LoanDocuments } from './api.js';

/** What every loan type asks for as it stands. */
export function useLoanDocuments() {
  return useQuery({ queryKey: ['loan-documents'], queryFn: () => unwrap(api.GET('/api/borrower/loandocuments')) });
}

/** What the loan type of an application asks for. */
export const documentsFor = (
  { loanType }: Pick<Application, 'loanType'>,
  all: readonly LoanDocuments[],
): LoanDocuments['documents'] => all.find((each) => each.loanType === loanType)?.documents ?? [];
