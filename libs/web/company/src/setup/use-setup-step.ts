import { companySetup } from '@groundwork/domain-messages-company';
import type { StepState } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { useRefreshCompany } from '../company-data.js';
import type { SetupState } from './setup-context.js';

/** The open section as its form knows it: what is saved is said, and the whole company is read anew. */
export function useSetupStep(setup: SetupState): StepState {
  const { company, companyId, readOnly, reviewing, edit, next, passing, save } = setup;
  const notify = useNotify();
  const refresh = useRefreshCompany();
  return {
    subject: companyId || 'new',
    isNew: company === undefined,
    readOnly,
    edit: reviewing || company?.locked ? undefined : edit,
    next,
    passing,
    save,
    onSaved: async () => {
      notify.success(companySetup.changesSaved);
      if (companyId !== '') await refresh();
    },
    onFailed: (sentence = companySetup.errorSavingInformation) => notify.error(sentence),
  };
}
