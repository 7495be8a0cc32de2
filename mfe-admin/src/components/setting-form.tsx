import type { ComponentProps } from 'react';
import { fill } from '@groundwork/domain-messages';
import type { AnyRecord } from '@groundwork/domain-records';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { KeptFormView, SaveButton, useKeptForm } from '@groundwork/web-forms';
import type { KeptForm } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';

interface Setting {
  readonly version: number;
}

interface SettingFormOptions<Values extends object, S extends Setting> {
  /** Under which name the browser keeps what is typed, of this user. */
  draft: string;
  current: S;
  valuesOf: (setting: S) => Values;
  /** Holds the rules of the values. */
  record: AnyRecord;
  save: (values: Values, version: number) => Promise<Setting>;
  /** Said when it is saved, with its `version`. */
  saved: string;
}

/** The form of a setting in versions: what is saved is the next one, and a newer one in between is shown field by field. */
export function useSettingForm<Values extends object, S extends Setting>(
  options: SettingFormOptions<Values, S>,
): KeptForm<Values, number> {
  const { draft, current, valuesOf, record, save, saved } = options;
  const { user } = useArea();
  const notify = useNotify();
  const storedOf = (setting: S) => ({ values: valuesOf(setting), version: setting.version });
  return useKeptForm<Values>({
    draftKey: `${user.id}.${draft}`,
    ...storedOf(current),
    check: (values) => validate(shapeOf(record), values),
    save: async (values, version = 0) => {
      const next = await save(values, version);
      notify.success(fill(saved, { version: next.version }));
    },
    current: (newer) => storedOf(newer as S),
  });
}

type ViewProps<Values extends object> = Omit<ComponentProps<typeof KeptFormView<Values>>, 'onSubmit' | 'footer'>;

/** Its fields, and one button below them. */
export function SettingForm<Values extends object>({
  keptForm,
  saveLabel,
  children,
  ...view
}: ViewProps<Values> & { saveLabel: string }) {
  return (
    <KeptFormView keptForm={keptForm} {...view} onSubmit={() => keptForm.submit()}>
      {children}
      <SaveButton keptForm={keptForm} alignSelf="flex-start">
        {saveLabel}
      </SaveButton>
    </KeptFormView>
  );
}
