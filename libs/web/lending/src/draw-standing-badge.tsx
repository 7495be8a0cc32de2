import { drawPlace } from '@groundwork/domain-draws';
import type { DrawStage, DrawStatusId } from '@groundwork/domain-draws';
import { StatusBadge } from '@groundwork/web-ui';
import { DrawStatusBadge } from './draw-status-badge.js';

interface DrawStandingBadgeProps {
  draw: { readonly stage: DrawStage; readonly place: number; readonly statusId: DrawStatusId | number };
}

/** A draw in one word: that it went back, that it is decided line by line, or the status that its lines share. */
export function DrawStandingBadge({ draw: { stage, place, statusId } }: DrawStandingBadgeProps) {
  if (stage === 'sent_back') return <StatusBadge tone="warning">Sent back</StatusBadge>;
  if (stage === 'withdrawn') return <StatusBadge tone="neutral">Withdrawn</StatusBadge>;
  if (place === drawPlace.mixed) return <StatusBadge tone="accent">Partly approved</StatusBadge>;
  return <DrawStatusBadge statusId={statusId as DrawStatusId} />;
}
