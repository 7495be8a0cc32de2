import { Injectable } from '@nestjs/common';
import { updateExactly } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import type { Decider } from './decision-columns.js';
import { addToHistory } from './draw-history.js';
import { DrawRequestEntity } from './draw-request.entity.js';

/** Steps of a draw as a whole that move no line. */
@Injectable()
export class DrawStepsRepository {
  /** Raises the version of the draw, from the one that was read or not at all, and keeps the step in its history. */
  async step(
    manager: EntityManager,
    { id, version, statusId }: Pick<DrawRequestEntity, 'id' | 'version' | 'statusId'>,
    command: 'propose' | 'decline',
    by: Decider,
  ): Promise<void> {
    await updateExactly(manager, DrawRequestEntity, { id, version }, { version: version + 1 });
    await addToHistory(manager, { drawRequestId: id, command, to: statusId, by });
  }
}
