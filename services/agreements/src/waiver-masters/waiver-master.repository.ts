import { Injectable } from '@nestjs/common';
import type { WaiverKind } from '@groundwork/domain-agreements';
import { Database } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { insertVersion } from '../shared/index.js';
import { WaiverMasterEntity } from './waiver-master.entity.js';

/** Versions of one text, of the newest years; more than anybody compares. */
const mostVersions = 100;

/** The versions of the waivers' texts, which never change. */
@Injectable()
export class WaiverMasterRepository {
  constructor(private readonly database: Database) {}

  /** The version in force of a kind, for a state alone ('' for all others). */
  async latest(kind: WaiverKind, state: string): Promise<WaiverMasterEntity | undefined> {
    return (await this.versions(kind, state, 1))[0];
  }

  /** Newest first. */
  versions(kind: WaiverKind, state: string, take = mostVersions): Promise<WaiverMasterEntity[]> {
    return this.database.manager.find(WaiverMasterEntity, { where: { kind, state }, order: { version: 'DESC' }, take });
  }

  /** The version in force of each kind and state. */
  inForce(): Promise<WaiverMasterEntity[]> {
    return this.database.manager
      .createQueryBuilder(WaiverMasterEntity, 'master')
      .where((query) => {
        const newer = query
          .subQuery()
          .select('1')
          .from(WaiverMasterEntity, 'newer')
          .where('newer.kind = master.kind AND newer.state = master.state AND newer.version > master.version');
        return `NOT EXISTS ${newer.getQuery()}`;
      })
      .orderBy('master.state', 'ASC')
      .addOrderBy('master.id', 'ASC')
      .getMany();
  }

  insert(manager: EntityManager, row: WaiverMasterEntity): Promise<void> {
    return insertVersion(manager, WaiverMasterEntity, row);
  }
}
