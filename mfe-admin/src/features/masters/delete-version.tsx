import { useId, useRef, useState } from 'react';
import { confirmsDeletion, expectedSignature } from '@groundwork/domain-agreements';
import { fill } from '@groundwork/domain-messages';
import { admin, masterPages as words } from '@groundwork/domain-messages-admin';
import { ConfirmCall, useArea, useNotify } from '@groundwork/web-mount';
import { Box, FieldError, Input, Label, Stack, Text } from '@groundwork/web-ui';
import { useDeleteIcca } from '../../data/masters.js';

/** A version is deleted by whoever types the own full name in capitals (section 5). */
export function DeleteVersion({ version, onClose }: { version: string; onClose: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { user } = useArea();
  const notify = useNotify();
  const removal = useDeleteIcca();
  const [typed, setTyped] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const name = expectedSignature(user);
  const act = () => {
    if (confirmsDeletion(typed, user))
      return removal.mutateAsync(version).then(() => notify.success(fill(words.versionDeleted, { version })));
    setComplaint(fill(words.typeExactly, { name }));
    input.current?.focus();
    return undefined;
  };
  return (
    <ConfirmCall
      danger
      title={fill(words.deleteQuestion, { version })}
      confirmLabel={words.deleteWord}
      failed={admin.errorDeletingIcca}
      act={act}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>{words.deleteDetail}</Text>
        <Box>
          <Label htmlFor={id}>{fill(words.typeToDelete, { name })}</Label>
          <Input
            ref={input}
            id={id}
            mt="1"
            value={typed}
            autoComplete="off"
            aria-invalid={complaint ? true : undefined}
            aria-describedby={complaint ? `${id}-error` : undefined}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setComplaint(undefined);
            }}
          />
          {complaint ? <FieldError id={`${id}-error`}>{complaint}</FieldError> : null}
        </Box>
      </Stack>
    </ConfirmCall>
  );
}
