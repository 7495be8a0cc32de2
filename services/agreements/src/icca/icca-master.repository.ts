import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { insertVersion } from '../shared/index.js';
import { IccaMasterEntity, versionKeyOf } from './icca-master.entity.js';

/** Editions of the ICCA by version; withdrawn versions are in no list. */
@Injectable()
export class IccaMasterRepository {
  constructor(private readonly database: Database) {}

  /** An edition by its id, also a withdrawn one: agreements that were made under it still name it. */
  find(id: string): Promise<IccaMasterEntity | null> {
    return this.database.manager.findOneBy(IccaMasterEntity, { id });
  }

  /** The edition that was saved last, of whichever version. */
  async latest(): Promise<IccaMasterEntity | undefined> {
    const [row] = await this.database.manager.find(IccaMasterEntity, {
      where: { withdrawnAt: IsNull() },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: 1,
    });
    return row;
  }

  /** The newest edition of every version, the version that was edited last first. */
  newestOfEach(): Promise<IccaMasterEntity[]> {
    return this.database.manager
      .createQueryBuilder(IccaMasterEntity, 'master')
      .where('master.withdrawnAt IS NULL')
      .andWhere((query) => {
        const newer = query
          .subQuery()
          .select('1')
          .from(IccaMasterEntity, 'newer')
          .where(
            'newer.versionKey = master.versionKey AND newer.edition > master.edition AND newer.withdrawnAt IS NULL',
          );
        return `NOT EXISTS ${newer.getQuery()}`;
      })
      .orderBy('master.createdAt', 'DESC')
      .addOrderBy('master.id', 'DESC')
      .getMany();
  }

  /** Every edition of a version, newest first. */
  editions(version: string): Promise<IccaMasterEntity[]> {
    return this.database.manager.find(IccaMasterEntity, {
      where: { versionKey: versionKeyOf(version), withdrawnAt: IsNull() },
      order: { edition: 'DESC' },
    });
  }

  /** The last edition of a version, also of one that was withdrawn. */
  async lastEdition(manager: EntityManager, version: string): Promise<IccaMasterEntity | undefined> {
    const where = { versionKey: versionKeyOf(version) };
    const [last] = await manager.find(IccaMasterEntity, { where, order: { edition: 'DESC' }, take: 1 });
    return last;
  }

  insert(manager: EntityManager, row: IccaMasterEntity): Promise<void> {
    return insertVersion(manager, IccaMasterEntity, row);
  }

  /** Gives the number of editions that were withdrawn. */
  async withdraw(version: string, withdrawnAt: Date, withdrawnBy: string | null): Promise<number> {
    const where = { versionKey: versionKeyOf(version), withdrawnAt: IsNull() };
    const result = await this.database.transaction((manager) =>
      manager.update(IccaMasterEntity, where, { withdrawnAt, withdrawnBy }),
    );
    return result.affected ?? 0;
  }
}
