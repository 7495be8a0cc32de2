import { useState } from 'react';
import { defaultName, emptySelection, propertyCount, START_STEP } from '@groundwork/domain-applications';
import type { LoanSelection } from '@groundwork/domain-applications';
import { borrower } from '@groundwork/domain-messages-borrower';
import { systemClock, today } from '@groundwork/domain-time';
import { useKeptState } from '@groundwork/web-forms';
import { useArea, useNavigate, useNotify } from '@groundwork/web-mount';
import type { NewApplication, SaveProperty } from '../../data/api.js';
import { useCreateApplication } from '../../data/applications.js';
import { useCompanyId } from '../../data/use-company.js';
import { complaintOf, partsOf } from './parts.js';

interface Flow {
  readonly selection: LoanSelection;
  /** Place of the open part among those that the selection leads through. */
  readonly index: number;
  /** The modal of the portfolio is open. */
  readonly modalOpen: boolean;
}

const start: Flow = { selection: emptySelection, index: 0, modalOpen: false };

/** The flow's state, which a reload does not lose: what is chosen, where it stands, and the call that creates the application. */
export function useAddProject() {
  const { user } = useArea();
  const { state, change: keep, forget } = useKeptState(`${user.id}.new-application.selection`, start);
  const [complaint, setComplaint] = useState<string>();
  const companyId = useCompanyId();
  const navigate = useNavigate();
  const notify = useNotify();
  // It goes to what it created (specification 7).
  const create = useCreateApplication(({ id }) => {
    forget();
    notify.success(borrower.createdApplication);
    void navigate(`/applications/${id}?step=${START_STEP}`);
  });
  const { selection, index, modalOpen } = state;
  const parts = partsOf(selection);
  const at = Math.min(index, parts.length - 1);
  const part = parts[at] ?? 'loan';

  const goOn = (chosen: LoanSelection) => {
    const wrong = complaintOf(part, chosen);
    setComplaint(wrong);
    if (wrong !== undefined) return;
    if (chosen.navigationDisabled) keep({ selection: chosen, index: at, modalOpen: true });
    else if (part === partsOf(chosen).at(-1) && part !== 'loan') create.mutate(newApplication(companyId, chosen));
    else keep({ selection: chosen, index: at + 1, modalOpen: false });
  };
  return {
    selection,
    part,
    first: at === 0,
    complaint,
    create,
    /** Creates it with addresses that were entered. */
    createWith: (properties: SaveProperty[]) =>
      create.mutateAsync(newApplication(companyId, { ...selection, numberApplyingFor: properties.length }, properties)),
    modalOpen,
    setModalOpen: (isOpen: boolean) => keep({ ...state, modalOpen: isOpen }),
    change: (next: LoanSelection) => {
      setComplaint(undefined);
      keep({ selection: next, index: at, modalOpen: false });
    },
    back: () => {
      setComplaint(undefined);
      keep({ selection, index: Math.max(0, at - 1), modalOpen: false });
    },
    next: () => goOn(selection),
    /** A tile goes on by itself. */
    pick: goOn,
  };
}

/** What is sent; without addresses the service makes blank properties. */
const newApplication = (companyId: string, selection: LoanSelection, properties?: SaveProperty[]): NewApplication => ({
  companyId,
  name: selection.name?.trim() || defaultName(today(systemClock)),
  intendedPurpose: selection.intendedPurpose,
  loanType: selection.loanType,
  propertyType: selection.propertyType ?? properties?.[0]?.propertyType,
  loanRequestIsFor: selection.loanRequestIsFor,
  numberApplyingFor: propertyCount(selection) || 1,
  lineOfCredit: selection.lineOfCredit === true,
  properties,
});
