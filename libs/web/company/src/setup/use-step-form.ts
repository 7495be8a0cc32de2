import type { FieldValues } from 'react-hook-form';
import { borrower } from '@groundwork/domain-messages';
import { useKeptForm } from '@groundwork/web-forms';
import type { KeptForm } from '@groundwork/web-forms';
import { ApiProblem } from '@groundwork/web-http';
import { useArea, useNotify } from '@groundwork/web-mount';
import { useRefreshCompany } from '../company-data.js';
import { useSaveOnLeave, useSetup } from './setup-context.js';

/** A conflict is no failure: both versions are shown. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'state.version_conflict';

type KeptOptions<Values extends FieldValues, Version> = Parameters<typeof useKeptForm<Values, Version>>[0];

export interface StepFormOptions<Values extends FieldValues, Version = number> extends Omit<
  KeptOptions<Values, Version>,
  'draftKey'
> {
  /** Names what is typed here among the drafts of the company. */
  section: string;
  /** What is said when it could not be saved. */
  failed?: string;
}

/** The present year of the browser, for the years that a form offers; the service decides by its own clock. */
export const thisYear = (): number => new Date().getFullYear();

/** A form of the set-up whose drafts belong to the user and the company. */
export function useSetupForm<Values extends FieldValues, Version = number>({
  section,
  failed = borrower.errorSavingInformation,
  save,
  ...options
}: StepFormOptions<Values, Version>): KeptForm<Values> {
  const { user } = useArea();
  const { companyId } = useSetup();
  const notify = useNotify();
  const refresh = useRefreshCompany();
  return useKeptForm<Values, Version>({
    ...options,
    draftKey: [user.id, companyId || 'new', section].join('.'),
    save: async (values, version) => {
      try {
        await save(values, version);
      } catch (error) {
        if (!isConflict(error)) notify.error(failed);
        throw error;
      }
      notify.success(borrower.changesSaved);
      if (companyId !== '') await refresh();
    },
  });
}

/** The form of a whole section: it is saved when the section is left, if anything was changed. */
export function useStepForm<Values extends FieldValues>(options: StepFormOptions<Values>): KeptForm<Values> {
  const kept = useSetupForm(options);
  const { company, readOnly } = useSetup();
  useSaveOnLeave(async () => (readOnly || (company !== undefined && !kept.dirty) ? true : kept.submit()));
  return kept;
}
