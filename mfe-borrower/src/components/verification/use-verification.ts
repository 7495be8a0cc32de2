import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { verification } from '@groundwork/domain-messages-borrower';
import { useNotify } from '@groundwork/web-mount';
import { useBeginVerification, useUpdateVerification } from '../../data/verification.js';
import type { AccountHolder } from '../../data/verification.js';
import { widgetWord } from './widget-message.js';

/** A widget that has not said a word after so long does not open, milliseconds. */
export const silentAfterMs = 30_000;

export type VerificationStage =
  'asking' | 'refused' | 'opening' | 'open' | 'silent' | 'left' | 'updating' | 'notUpdated';

/**
 * One verification from the request code to the accounts: asks for a code, hears the widget, and takes the accounts over once
 * it says that it is done. The code is forgotten with the dialog.
 */
export function useVerification(holder: AccountHolder, onClose: () => void) {
  const notify = useNotify();
  const begin = useBeginVerification();
  const update = useUpdateVerification();
  const frame = useRef<HTMLIFrameElement>(null);
  const [heard, setHeard] = useState<'nothing' | 'opened' | 'left' | 'silent'>('nothing');
  const widget = begin.data;
  const stage = stageOf(begin, update, heard);

  const open = () => {
    setHeard('nothing');
    update.reset();
    begin.mutate(holder);
  };
  // Once, when the dialog opens.
  const opening = useRef(open);
  useEffect(() => opening.current(), []);

  const takeOver = async (requestCode: string, alreadyClosed = false): Promise<void> => {
    const { finished } = await update.mutateAsync(requestCode);
    if (finished) notify.success(fill(verification.accountsAdded, { name: holder.name }));
    else if (alreadyClosed) notify.info(verification.unfinished);
    if (finished && !alreadyClosed) onClose();
  };
  const finish = () => void (widget && takeOver(widget.requestCode).catch(() => undefined));

  const hear = useRef<(event: MessageEvent) => void>(undefined);
  useLayoutEffect(() => {
    hear.current = (event) => {
      if (!widget) return;
      const word = widgetWord(event, {
        window: frame.current?.contentWindow,
        origin: new URL(widget.widgetUrl).origin,
        requestCode: widget.requestCode,
      });
      if (word === 'opened') setHeard('opened');
      if (word === 'left') setHeard('left');
      if (word === 'done' && !update.isPending) finish();
    };
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear.current?.(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    if (stage !== 'opening') return;
    const timer = setTimeout(() => setHeard('silent'), silentAfterMs);
    return () => clearTimeout(timer);
  }, [stage]);

  /** Closed half-way: the person may be through all the same, so it is asked once. */
  const close = () => {
    onClose();
    if (widget && stage === 'open')
      takeOver(widget.requestCode, true).catch(() => notify.info(verification.unfinished));
  };
  return { stage, widget, frame, open, finish, close, error: begin.error ?? update.error };
}

function stageOf(
  begin: ReturnType<typeof useBeginVerification>,
  update: ReturnType<typeof useUpdateVerification>,
  heard: string,
): VerificationStage {
  if (begin.isError) return 'refused';
  if (!begin.data || begin.isPending) return 'asking';
  if (update.isPending) return 'updating';
  if (update.isError) return 'notUpdated';
  if (update.isSuccess || heard === 'left') return 'left';
  if (heard === 'silent') return 'silent';
  return heard === 'opened' ? 'open' : 'opening';
}
