import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fill } from '@groundwork/domain-messages';
import { screens } from '@groundwork/domain-messages-screens';
import { Flex, IconButton, Span } from '@groundwork/web-ui';
import type { FieldNames } from './conflict-dialog.js';
import { FormHistory, isTextEditing } from './form-history.js';

interface StepHistoryProps<Values extends FieldValues> extends Partial<Pick<FieldNames, 'labels'>> {
  form: UseFormReturn<Values>;
  /** The element of the form: what has the focus in it is left when the focus goes on. */
  fields: RefObject<HTMLElement | null>;
}

/** Takes back what was filled in, step by step, and does it again: by buttons, and by Control+Z wherever no text is edited. */
export function StepHistory<Values extends FieldValues>({ form, fields, labels }: StepHistoryProps<Values>) {
  const [history] = useState(() => new FormHistory(form));
  useEffect(() => history.follow(), [history]);
  useKeys(history);
  useEffect(() => {
    const element = fields.current;
    element?.addEventListener('focusout', history.left);
    return () => element?.removeEventListener('focusout', history.left);
  }, [fields, history]);
  const { canUndo, canRedo, last } = useSyncExternalStore(history.subscribe, history.state);
  const label = last && (typeof labels === 'function' ? labels(last.path) : labels?.[last.path]);
  const told = last?.way === 'back' ? screens.takenBack : screens.doneAgain;
  return (
    <Flex gap="2" alignItems="center" justifyContent="flex-end" role="toolbar" aria-label={screens.stepsBack}>
      <Span color="fg.muted" fontSize="sm" role="status">
        {last ? fill(told, { what: label ?? screens.lastStep }) : ''}
      </Span>
      <IconButton label="Undo (Ctrl+Z)" icon="undo" onClick={history.undo} disabled={!canUndo} />
      <IconButton label="Redo (Ctrl+Shift+Z)" icon="redo" onClick={history.redo} disabled={!canRedo} />
    </Flex>
  );
}

/** A text that is edited has steps of its own, and so has a dialog. */
function useKeys({ undo, redo }: Pick<FormHistory<FieldValues>, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const key = event.key.toLowerCase();
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (isTextEditing(target) || (target instanceof Element && target.closest('[role$=dialog]'))) return;
      if (key === 'z' && !event.shiftKey) undo();
      else if (key === 'y' || key === 'z') redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}
