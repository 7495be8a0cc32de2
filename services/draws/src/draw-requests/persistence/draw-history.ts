import { newId } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import type { Decider } from './decision-columns.js';
import { DrawHistoryEntity } from './draw-history.entity.js';

/** A move of a draw or of one of its lines; `from` is missing where nothing moved, null where there was nothing before. */
export interface DrawStep {
  readonly drawRequestId: string;
  readonly drawLineId?: string;
  readonly command: string;
  readonly from?: number | null;
  readonly to: number;
  readonly reason?: string | null;
  readonly by: Decider;
}

/** Adds a move to the history, in the transaction that makes it. */
export async function addToHistory(
  manager: EntityManager,
  { drawRequestId, drawLineId, command, to, from = to, reason, by }: DrawStep,
): Promise<void> {
  await manager.insert(DrawHistoryEntity, {
    id: newId(),
    drawRequestId,
    drawLineId: drawLineId ?? null,
    command,
    fromStatusId: from,
    toStatusId: to,
    reason: reason ?? null,
    userId: by.userId,
    happenedAt: by.at,
  });
}
