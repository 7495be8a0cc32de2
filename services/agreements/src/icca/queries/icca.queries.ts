import { Injectable } from '@nestjs/common';
import { broker } from '@groundwork/domain-messages';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { IsNull } from 'typeorm';
import type { IccaMasterRow } from '../icca.dto.js';
import { toIccaMasterRow } from '../icca.dto.js';
import { IccaMaster, versionKeyOf } from '../persistence/icca-master.entity.js';

const newestFirst = { createdAt: 'DESC', id: 'DESC' } as const;

/** Reads of the ICCA masters; withdrawn versions are not among them. */
@Injectable()
export class IccaQueries {
  constructor(private readonly database: Database) {}

  /** The edition that was saved last, of whichever version. */
  async latest(): Promise<IccaMasterRow> {
    const [row] = await this.database.manager.find(IccaMaster, {
      where: { withdrawnAt: IsNull() },
      order: newestFirst,
      take: 1,
    });
    if (!row) throw new Problem('resource.not_found', broker.noIcca);
    return toIccaMasterRow(row);
  }

  /** The newest edition of every version, the version that was edited last first. */
  async all(): Promise<IccaMasterRow[]> {
    const rows = await this.database.manager
      .createQueryBuilder(IccaMaster, 'master')
      .where('master.withdrawnAt IS NULL')
      .andWhere((query) => {
        const newer = query
          .subQuery()
          .select('1')
          .from(IccaMaster, 'newer')
          .where(
            'newer.versionKey = master.versionKey AND newer.edition > master.edition AND newer.withdrawnAt IS NULL',
          );
        return `NOT EXISTS ${newer.getQuery()}`;
      })
      .orderBy('master.createdAt', 'DESC')
      .addOrderBy('master.id', 'DESC')
      .getMany();
    return rows.map(toIccaMasterRow);
  }

  /** Every edition of a version, newest first. */
  async editions(version: string): Promise<IccaMasterRow[]> {
    const rows = await this.database.manager.find(IccaMaster, {
      where: { versionKey: versionKeyOf(version), withdrawnAt: IsNull() },
      order: { edition: 'DESC' },
    });
    return rows.map(toIccaMasterRow);
  }

  async newestOf(version: string): Promise<IccaMasterRow> {
    return found((await this.editions(version))[0], 'The version of the ICCA');
  }

  /** An edition by its id, also a withdrawn one: agreements that were made under it still name it. */
  async byId(id: string): Promise<IccaMasterRow> {
    return toIccaMasterRow(found(await this.database.manager.findOneBy(IccaMaster, { id }), 'The ICCA'));
  }

  async versions(): Promise<string[]> {
    return (await this.all()).map((row) => row.version);
  }
}
