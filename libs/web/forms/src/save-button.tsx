import { useState } from 'react';
import type { ComponentProps } from 'react';
import { screens } from '@groundwork/domain-messages-screens';
import { Button } from '@groundwork/web-ui';
import type { KeptForm } from './use-kept-form.js';

type SaveButtonProps = Omit<
  ComponentProps<typeof Button>,
  'type' | 'disabled' | 'disabledBecause' | 'loading' | 'loadingText' | 'onClick' | 'onBlur'
> & {
  keptForm: Pick<KeptForm<never>, 'dirty' | 'saving'>;
};

/**
 * Saves a kept form that has something to save, and says so while it does. Whoever pressed it stays on it once it is saved, though there is
 * nothing to press any more, until the focus goes on.
 */
export function SaveButton({ keptForm: { dirty, saving }, ...button }: SaveButtonProps) {
  const [isPressed, setPressed] = useState(false);
  const rests = isPressed && !dirty && !saving;
  return (
    <Button
      {...button}
      type="submit"
      disabled={!dirty && !rests}
      disabledBecause={rests ? screens.nothingChanged : undefined}
      loading={saving}
      loadingText={screens.submitting}
      onClick={() => setPressed(true)}
      onBlur={() => {
        if (!saving) setPressed(false);
      }}
    />
  );
}
