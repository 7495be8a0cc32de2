import { useRef, useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { apiTokens as words } from '@groundwork/domain-messages-admin';
import { Alert, Button, Dialog, Hint, Input, Label, Stack } from '@groundwork/web-ui';

interface ShownOnceProps {
  name: string;
  secret: string;
  onClose: () => void;
}

/** A secret that nobody can read again: only who says that it is copied leaves it. */
export function ShownOnce({ name, secret, onClose }: ShownOnceProps) {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  const copy = () => {
    field.current?.select();
    navigator.clipboard.writeText(secret).then(
      () => setOutcome(words.copied),
      () => setOutcome(words.copyFailed),
    );
  };
  return (
    <Dialog open size="md" title={words.made} footer={<Button onClick={onClose}>{words.done}</Button>}>
      <Stack gap="4">
        <Alert tone="warning">{fill(words.madeMeans, { name })}</Alert>
        <Stack gap="1">
          <Label htmlFor="shown-once">{words.token}</Label>
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
