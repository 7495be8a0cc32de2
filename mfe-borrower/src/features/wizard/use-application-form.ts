import type { FieldValues } from 'react-hook-form';
import { useStepForm } from '@groundwork/web-forms';
import type { Check, KeptForm } from '@groundwork/web-forms';
import type { Application } from '../../data/api.js';
import { useSaveApplication } from '../../data/save-application.js';
import type { ApplicationChanges } from '../../data/save-application.js';
import { useWizard } from './wizard-context.js';

interface ApplicationFormOptions<Values> {
  /** Names what is typed here among the drafts of the application. */
  section: string;
  /** What the application holds, as the form shows it. */
  valuesOf: (application: Application) => Values;
  /** What is typed, as a save carries it. */
  changesOf: (values: Values) => ApplicationChanges;
  check?: Check<Values>;
}

/** The form of a step whose fields are the application's: it is saved on the version that it was typed over. */
export function useApplicationForm<Values extends FieldValues>(
  options: ApplicationFormOptions<Values>,
): KeptForm<Values, number> {
  const { section, valuesOf, changesOf, check } = options;
  const { application } = useWizard();
  const save = useSaveApplication(application.id);
  const stored = (record: Application) => ({ values: valuesOf(record), version: record.version });
  return useStepForm<Values>({
    section,
    ...stored(application),
    check,
    save: (values, version = application.version) => save(changesOf(values), version),
    current: (record) => stored(record as Application),
  });
}
