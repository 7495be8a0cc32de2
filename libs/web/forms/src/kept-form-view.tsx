import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { screens } from '@groundwork/domain-messages-screens';
import { Box, Form, Stack } from '@groundwork/web-ui';
import { ConflictDialog } from './conflict-dialog.js';
import type { FieldNames } from './conflict-dialog.js';
import { DayFields } from './day-fields.js';
import { DraftOffer } from './draft-offer.js';
import { complainAtEnter, FormAlert } from './rule-form.js';
import { UnsavedGuard } from './unsaved-guard.js';
import type { KeptForm } from './use-kept-form.js';

/** What is made new meets no other version, and names no fields for one. */
interface KeptFormViewProps<Values extends FieldValues> extends Partial<FieldNames> {
  keptForm: KeptForm<Values>;
  /** Name of the form for screen readers. */
  label: string;
  /** After Enter or a button of type submit; `kept.submit` where nothing else follows. */
  onSubmit: () => unknown;
  /** Nothing can be changed. */
  disabled?: boolean;
  /** True while the screen itself moves on, having saved. */
  passing?: RefObject<boolean>;
  /** What is asked before it is left; the broker's agreement has its own. */
  question?: string;
  /** The screen is chosen by the address's query too. */
  withQuery?: boolean;
  /** What was typed earlier is put back: of a form that is disabled until then. */
  onRestore?: () => void;
  fieldsRef?: RefObject<HTMLFieldSetElement | null>;
  /** Buttons below the fields, which work also while what was typed earlier is offered. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The element of a kept form: the offer of what was typed earlier, the fields, what is wrong, the conflict. */
export function KeptFormView<Values extends FieldValues>(props: KeptFormViewProps<Values>) {
  const { keptForm, label, onSubmit, disabled, onRestore, footer, children, labels = {}, show } = props;
  const { question = screens.unsavedKept, withQuery, passing, fieldsRef } = props;
  const { form, offer, conflict } = keptForm;
  const [days] = useState(() => new Set<string>());
  const restore = () => {
    onRestore?.();
    offer?.take();
  };
  return (
    <FormProvider {...form}>
      <DayFields value={days}>
        {offer && (!disabled || onRestore) ? <DraftOffer at={offer.at} take={restore} drop={offer.drop} /> : null}
        <Form
          noValidate
          aria-label={label}
          width="full"
          onSubmit={(event) => {
            event.preventDefault();
            void onSubmit();
          }}
          onKeyDown={(event) => void complainAtEnter(form, event)}
        >
          <fieldset
            ref={fieldsRef}
            disabled={disabled || offer !== undefined}
            style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
          >
            <Stack gap="5">
              {children}
              <AlertInSight />
            </Stack>
          </fieldset>
          {footer}
        </Form>
        {conflict ? <ConflictDialog conflict={conflict} labels={labels} show={show} /> : null}
      </DayFields>
      <UnsavedGuard
        when={keptForm.dirty && !keptForm.saving}
        question={question}
        withQuery={withQuery}
        passing={passing}
      />
    </FormProvider>
  );
}

/** What went wrong stands below the fields: in a dialog on a phone it would be out of sight. */
function AlertInSight() {
  const place = useRef<HTMLDivElement>(null);
  const { formState } = useFormContext();
  const failure = formState.errors.root;
  // Another one of the same words is another one.
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return failure ? (
    <Box ref={place}>
      <FormAlert />
    </Box>
  ) : null;
}
