import { drawSheet } from '@groundwork/domain-messages-borrower';
import { useAttempt } from '@groundwork/web-mount';
import { Alert, Button, HStack } from '@groundwork/web-ui';
import { useDrawRequests, useStartDraft } from '../../../data/draws.js';
import type { DraftKeeper, KeptDraft } from './draft-keeper.js';

interface DrawShortcutsProps {
  applicationId: string;
  written: KeptDraft;
  keeper: DraftKeeper;
  /** Leads to the note and the files of the draw, below all of its lines. */
  onWhole: () => void;
}

/** Where a draw is begun in one step: with the amounts of the last one, and the way to its photographs past a long budget. */
export function DrawShortcuts({ applicationId, written, keeper, onWhole }: DrawShortcutsProps) {
  const isBlank = written.draft === null && Object.keys(written.entries).length === 0;
  return (
    <HStack gap="2" flexWrap="wrap">
      {isBlank ? <FromLastDraw applicationId={applicationId} keeper={keeper} /> : null}
      <Button size="sm" variant="outline" icon="upload" onClick={onWhole}>
        {drawSheet.toWholeDraw}
      </Button>
    </HStack>
  );
}

function FromLastDraw({ applicationId, keeper }: { applicationId: string; keeper: DraftKeeper }) {
  const start = useStartDraft();
  const { attempt, failure } = useAttempt();
  const last = useDrawRequests().data?.find(
    (draw) => draw.applicationId === applicationId && draw.kind === 'work' && draw.stage === 'submitted',
  );
  if (!last) return null;
  const begin = () => attempt(async () => keeper.adopt(await start.mutateAsync({ applicationId, from: last.id })));
  return (
    <>
      <Button size="sm" loading={start.isPending} onClick={() => void begin()}>
        {drawSheet.fromLastDraw}
      </Button>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
    </>
  );
}
