import { Injectable } from '@nestjs/common';
import { newId } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { ApplicationDraftEntity } from './application-draft.entity.js';

export type DraftKey = Pick<ApplicationDraftEntity, 'applicationId' | 'userId' | 'section'>;
type Written = Pick<ApplicationDraftEntity, 'content' | 'typedAt'>;

/** One draft for each user and section of an application, with a revision that counts its writings. */
@Injectable()
export class DraftRepository {
  find(manager: EntityManager, own: DraftKey): Promise<ApplicationDraftEntity | null> {
    return manager.findOneBy(ApplicationDraftEntity, own);
  }

  /** The whole draft; the last one wins. Gives its revision. */
  async replace(manager: EntityManager, own: DraftKey, written: Written): Promise<number> {
    const next = { ...written, revision: () => 'revision + 1' };
    const { affected } = await manager.update(ApplicationDraftEntity, own, next);
    // Two tabs may begin at once: the second finds the row of the first.
    if (!affected)
      await manager.upsert(ApplicationDraftEntity, { id: newId(), ...own, ...written, revision: 1 }, [
        'applicationId',
        'userId',
        'section',
      ]);
    const { revision } = await manager.findOneOrFail(ApplicationDraftEntity, {
      select: { id: true, revision: true },
      where: own,
    });
    return revision;
  }

  /** Writes over a revision alone; false where it is another one by now. */
  async advance(manager: EntityManager, own: DraftKey, from: number, written: Written): Promise<boolean> {
    const { affected } = await manager.update(
      ApplicationDraftEntity,
      { ...own, revision: from },
      { ...written, revision: from + 1 },
    );
    return Boolean(affected);
  }
}
