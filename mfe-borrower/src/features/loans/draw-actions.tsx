import { lazy, Suspense, useState } from 'react';
import { mayReturn } from '@groundwork/domain-draws';
import type { DrawStatusId } from '@groundwork/domain-draws';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Button, HStack, Text } from '@groundwork/web-ui';
import type { DrawRequest } from '../../data/api.js';
import { useStartDraft, useWithdrawDraw } from '../../data/draws.js';
import type { Drawing } from './draw/draw-dialog.js';

const ReleaseDialog = lazy(async () => ({ default: (await import('./release/release-dialog.js')).ReleaseDialog }));

/** What a borrower can do with a draw request: take it back, revise what came back, begin the next one with its amounts. */
export function DrawActions({ draw, onDraw }: { draw: DrawRequest; onDraw: (drawing: Drawing) => void }) {
  const start = useStartDraft();
  const notify = useNotify();
  const { id, applicationId, applicationName: name, stage } = draw;
  // A release has no draft: its amounts are few, and it is asked for in one dialog.
  const isRelease = draw.kind === 'release';
  const [revising, setRevising] = useState(false);
  const begin = async (more: { revises?: string; from?: string }) => {
    try {
      await start.mutateAsync({ applicationId, ...more });
      onDraw({ applicationId, name, revises: more.revises ?? null });
    } catch (error) {
      notify.error(sentenceFor(error));
    }
  };
  return (
    <HStack gap="2" mt="3" flexWrap="wrap">
      {stage === 'submitted' ? (
        <>
          {isRelease ? null : (
            <Button size="sm" variant="outline" loading={start.isPending} onClick={() => void begin({ from: id })}>
              Start Next Draw From This
            </Button>
          )}
          {mayReturn(draw.lineItems.map((line) => line.statusId as DrawStatusId)) ? <Withdraw draw={draw} /> : null}
        </>
      ) : (
        <Button
          size="sm"
          loading={start.isPending}
          onClick={() => (isRelease ? setRevising(true) : void begin({ revises: id }))}
        >
          Revise And Submit Again
        </Button>
      )}
      {revising ? (
        <Suspense fallback={null}>
          <ReleaseDialog loan={{ applicationId, name }} revises={draw} onClose={() => setRevising(false)} />
        </Suspense>
      ) : null}
    </HStack>
  );
}

function Withdraw({ draw: { id, version } }: { draw: DrawRequest }) {
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawDraw();
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        {screens.withdraw}
      </Button>
      {asking ? (
        <ConfirmCall
          title={drawSheet.withdrawQuestion}
          confirmLabel={screens.withdraw}
          act={() => withdraw.mutateAsync({ id, version })}
          onClose={() => setAsking(false)}
        >
          <Text>{drawSheet.withdrawWarning}</Text>
        </ConfirmCall>
      ) : null}
    </>
  );
}
