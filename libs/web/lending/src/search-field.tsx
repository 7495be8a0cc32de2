import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useSettled } from '@groundwork/web-mount';
import { Box, Hint, Input, Label } from '@groundwork/web-ui';

interface SearchFieldProps {
  label: string;
  hint: string;
  /** What is searched for, as the address has it. */
  value: string;
  /** What was typed, when the typing pauses. */
  onSearch: (text: string) => void;
}

/** Keeps what is typed while the address follows; focus and caret stay where they are. */
export function SearchField({ label, hint, value, onSearch }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState(value);
  const settled = useSettled(typed, 300);
  // The address was changed elsewhere: not what was sent from here, which may come back late.
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  const ask = useEffectEvent((text: string) => {
    if (text === sent) return;
    setSent(text);
    onSearch(text);
  });
  useEffect(() => ask(settled), [settled]);
  return (
    <Box>
      <Label htmlFor={id} mb="1.5">
        {label}
      </Label>
      <Input
        id={id}
        type="search"
        value={typed}
        maxLength={100}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Hint id={`${id}-hint`} mt="1">
        {hint}
      </Hint>
    </Box>
  );
}
