import { useState } from 'react';
import { masters, screens } from '@groundwork/domain-messages-screens';
import type { KeptForm } from '@groundwork/web-forms';
import { Button, Dialog, Stack, Text } from '@groundwork/web-ui';
import type { MasterValues } from './master-editor.js';
import { TextDifference } from './text-difference-view.js';

interface ConflictOfTextsProps {
  conflict: NonNullable<KeptForm<MasterValues, number>['conflict']>;
  onTakeTheirs: () => void;
}

/** Two people wrote the next version of one text: what mine changes in theirs, and the way out. Nothing is lost before it is chosen. */
export function ConflictOfTexts({ conflict, onTakeTheirs }: ConflictOfTextsProps) {
  const [saving, setSaving] = useState(false);
  const dispute = conflict.disputes.find(({ path }) => path === 'content');
  const saveMine = async () => {
    setSaving(true);
    await conflict.resolve(Object.fromEntries(conflict.disputes.map(({ path }) => [path, 'mine'])));
    setSaving(false);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      size="lg"
      title={masters.savedInBetween}
      onClose={conflict.cancel}
      footer={
        <>
          <Button variant="ghost" disabled={saving} onClick={conflict.cancel}>
            {screens.keepEditing}
          </Button>
          <Button variant="outline" disabled={saving} onClick={onTakeTheirs}>
            {masters.takeTheirs}
          </Button>
          <Button loading={saving} onClick={() => void saveMine()}>
            {masters.saveMine}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text>{masters.savedInBetweenDetail}</Text>
        {dispute ? (
          <TextDifference
            label={masters.savedInBetween}
            before={String(dispute.theirs ?? '')}
            after={String(dispute.mine ?? '')}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}
