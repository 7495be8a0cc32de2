import { Injectable } from '@nestjs/common';
import { isDuplicate, newId } from '@groundwork/server-data';
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

  /** The whole draft; the last one wins. Gives its revision, which is nobody else's. */
  async replace(manager: EntityManager, own: DraftKey, written: Written): Promise<number> {
    if (!(await this.overwrite(manager, own, written)) && !(await this.begin(manager, own, written)))
      await this.overwrite(manager, own, written);
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

  private async overwrite(manager: EntityManager, own: DraftKey, written: Written): Promise<boolean> {
    const next = { ...written, revision: () => 'revision + 1' };
    const { affected } = await manager.update(ApplicationDraftEntity, own, next);
    return Boolean(affected);
  }

  /** Two tabs may begin at once: false for the second, which finds the row of the first. */
  private async begin(manager: EntityManager, own: DraftKey, written: Written): Promise<boolean> {
    try {
      await manager.insert(ApplicationDraftEntity, { id: newId(), ...own, ...written, revision: 1 });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }
}
