import { useRef, useState } from 'react';
import { apiTokens as words } from '@groundwork/domain-messages-admin';
import { useAskBeforeUnload } from '@groundwork/web-forms';
import { Alert, Button, Dialog, Hint, Input, Label, Stack } from '@groundwork/web-ui';

interface ShownOnceProps {
  title: string;
  /** What it is, and that nobody reads it again. */
  means: string;
  label: string;
  secret: string;
  onClose: () => void;
}

/** A secret that nobody can read again: only who says that it is copied leaves it. */
export function ShownOnce({ title, means, label, secret, onClose }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null);
  useAskBeforeUnload(true);
  const [outcome, setOutcome] = useState('');
  const copy = () => {
    field.current?.select();
    navigator.clipboard.writeText(secret).then(
      () => setOutcome(words.copied),
      () => setOutcome(words.copyFailed),
    );
  };
  return (
    <Dialog open size="md" title={title} footer={<Button onClick={onClose}>{words.done}</Button>}>
      <Stack gap="4">
        <Alert tone="warning">{means}</Alert>
        <Stack gap="1">
          <Label htmlFor="shown-once">{label}</Label>
          <Input
            id="shown-once"
            ref={field}
            readOnly
            value={secret}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Stack>
        <Button variant="outline" alignSelf="flex-start" onClick={copy}>
          {words.copy}
        </Button>
        <Hint role="status">{outcome}</Hint>
      </Stack>
    </Dialog>
  );
}
