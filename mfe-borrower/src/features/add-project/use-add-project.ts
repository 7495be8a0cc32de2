import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { defaultName, emptySelection, propertyCount } from '@groundwork/domain-applications';
import type { LoanSelection } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages';
import { systemClock, today } from '@groundwork/domain-time';
import { useNavigate, useNotify } from '@groundwork/web-mount';
import type { SaveProperty } from '../../data/api.js';
import { applicationKeys, createApplication } from '../../data/applications.js';
import { useCompanyId } from '../../data/use-company.js';
import { complaintOf, partsOf } from './parts.js';

/** The flow's state: what is chosen, where it stands, and the call that creates the application. */
export function useAddProject() {
  const [selection, setSelection] = useState<LoanSelection>(emptySelection);
  const [index, setIndex] = useState(0);
  const [complaint, setComplaint] = useState<string>();
  const create = useCreateApplication();
  const parts = partsOf(selection);
  const part = parts[Math.min(index, parts.length - 1)] ?? 'loan';

  const change = (next: LoanSelection) => {
    setComplaint(undefined);
    setSelection(next);
  };
  const back = () => {
    setComplaint(undefined);
    setIndex((at) => Math.max(0, at - 1));
  };
  const next = () => {
    const wrong = complaintOf(part, selection);
    setComplaint(wrong);
    if (wrong !== undefined) return;
    if (part === parts.at(-1) && part !== 'loan') create.mutate({ selection });
    else setIndex((at) => at + 1);
  };
  return { selection, change, part, first: index === 0, back, next, complaint, create };
}

interface Creation {
  selection: LoanSelection;
  /** Addresses that were entered; without any the service makes blank properties. */
  properties?: SaveProperty[];
}

/** Creates the application and goes to it (specification 7). */
export function useCreateApplication() {
  const companyId = useCompanyId();
  const navigate = useNavigate();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ selection, properties }: Creation) =>
      createApplication({
        companyId,
        name: defaultName(today(systemClock)),
        intendedPurpose: selection.intendedPurpose,
        loanType: selection.loanType,
        propertyType: selection.propertyType,
        loanRequestIsFor: selection.loanRequestIsFor,
        numberApplyingFor: propertyCount(selection) || 1,
        lineOfCredit: false,
        properties,
      }),
    onSuccess: async ({ id }) => {
      notify.success(borrower.createdApplication);
      await client.invalidateQueries({ queryKey: applicationKeys.all });
      void navigate(`/applications/${id}?step=0`);
    },
  });
}
