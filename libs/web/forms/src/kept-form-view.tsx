import type { ReactNode, RefObject } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { fill, shared } from '@groundwork/domain-messages';
import { displayInstant } from '@groundwork/domain-time';
import { Alert, Box, Button, Form, HStack, Stack } from '@groundwork/web-ui';
import { ConflictDialog } from './conflict-dialog.js';
import type { FieldNames } from './conflict-dialog.js';
import { FormAlert } from './rule-form.js';
import { UnsavedGuard } from './unsaved-guard.js';
import type { KeptForm } from './use-kept-form.js';

interface KeptFormViewProps<Values extends FieldValues> extends FieldNames {
  kept: KeptForm<Values>;
  /** Name of the form for screen readers. */
  label: string;
  /** After Enter or a button of type submit; `kept.submit` where nothing else follows. */
  onSubmit: () => unknown;
  /** Nothing can be changed. */
  disabled?: boolean;
  /** True while the screen itself moves on, having saved. */
  passing?: RefObject<boolean>;
  /** What was typed earlier is put back: of a form that is disabled until then. */
  onRestore?: () => void;
  /** Buttons below the fields, which work also while what was typed earlier is offered. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The element of a kept form: the offer of what was typed earlier, the fields, what is wrong, the conflict. */
export function KeptFormView<Values extends FieldValues>(props: KeptFormViewProps<Values>) {
  const { kept, label, onSubmit, disabled, passing, onRestore, footer, children, labels, show } = props;
  const { form, offer, conflict } = kept;
  const restore = () => {
    onRestore?.();
    offer?.take();
  };
  return (
    <FormProvider {...form}>
      {offer && (!disabled || onRestore) ? <DraftOffer at={offer.at} take={restore} drop={offer.drop} /> : null}
      <Form
        noValidate
        aria-label={label}
        width="full"
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        <fieldset disabled={disabled || offer !== undefined} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <Stack gap="5">
            {children}
            <FormAlert />
          </Stack>
        </fieldset>
        {footer}
      </Form>
      {conflict ? <ConflictDialog conflict={conflict} labels={labels} show={show} /> : null}
      <UnsavedGuard when={kept.dirty && !kept.saving} question={shared.unsavedKept} passing={passing} />
    </FormProvider>
  );
}

function DraftOffer({ at, take, drop }: { at: string; take: () => void; drop: () => void }) {
  return (
    <Box mb="5">
      <Alert tone="warning" title={fill(shared.draftKept, { time: displayInstant(at) })}>
        <HStack mt="2" flexWrap="wrap">
          <Button size="sm" onClick={take}>
            {shared.restoreDraft}
          </Button>
          <Button size="sm" variant="outline" onClick={drop}>
            {shared.discardDraft}
          </Button>
        </HStack>
      </Alert>
    </Box>
  );
}
