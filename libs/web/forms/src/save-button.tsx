import type { ComponentProps } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { Button } from '@groundwork/web-ui';
import type { KeptForm } from './use-kept-form.js';

type SaveButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'disabled' | 'loading' | 'loadingText'> & {
  keptForm: Pick<KeptForm<never>, 'dirty' | 'saving'>;
};

/** Saves a kept form that has something to save, and says so while it does. */
export function SaveButton({ keptForm: { dirty, saving }, ...button }: SaveButtonProps) {
  return <Button {...button} type="submit" disabled={!dirty} loading={saving} loadingText={screens.submitting} />;
}
