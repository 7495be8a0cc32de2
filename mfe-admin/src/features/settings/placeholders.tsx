import { useRef } from 'react';
import type { FocusEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LetterText } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { lenderPage as words } from '@groundwork/domain-messages-admin';
import { Button, Fieldset, Hint, Wrap } from '@groundwork/web-ui';
import type { LetterSetting } from '../../data/api.js';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Writes a placeholder where the caret was last, at the end of the letter where it was nowhere, and goes on writing behind it. */
export function useInsertion(form: UseFormReturn<LetterText>) {
  const last = useRef<Control>(null);
  const noticeFocus = ({ target }: FocusEvent<Element>) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) last.current = target;
  };
  const insert = (name: string) => {
    const control = last.current;
    const field = (control?.name || 'body') as keyof LetterText;
    const value = String(form.getValues(field) ?? '');
    const [from, to] = [control?.selectionStart ?? value.length, control?.selectionEnd ?? value.length];
    const written = `{${name}}`;
    form.setValue(field, value.slice(0, from) + written + value.slice(to), { shouldDirty: true, shouldTouch: true });
    if (!control) return form.setFocus(field);
    control.focus();
    control.setSelectionRange(from + written.length, from + written.length);
  };
  return { noticeFocus, insert };
}

interface PlaceholdersProps {
  placeholders: LetterSetting['placeholders'];
  onInsert: (name: string) => void;
}

/** What may stand in the letter, each with what it becomes in the preview; pressed, it is written. */
export function Placeholders({ placeholders, onInsert }: PlaceholdersProps) {
  return (
    <Fieldset legend={words.letterPlaceholders}>
      <Hint mb="2">{words.placeholdersHint}</Hint>
      <Wrap gap="2">
        {placeholders.map(({ name, sample }) => (
          <Button
            key={name}
            size="sm"
            variant="outline"
            title={sample}
            aria-label={fill(words.insert, { name })}
            onClick={() => onInsert(name)}
          >
            {`{${name}}`}
          </Button>
        ))}
      </Wrap>
    </Fieldset>
  );
}
