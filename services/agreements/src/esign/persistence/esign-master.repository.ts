import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { insertVersion } from '../../shared/index.js';
import { EsignMasterEntity } from './esign-master.entity.js';

/** The versions of the e-sign terms, which never change. */
@Injectable()
export class EsignMasterRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<EsignMasterEntity | null> {
    return this.database.manager.findOneBy(EsignMasterEntity, { id });
  }

  async latest(): Promise<EsignMasterEntity | undefined> {
    const [row] = await this.database.manager.find(EsignMasterEntity, { order: { version: 'DESC' }, take: 1 });
    return row;
  }

  /** Newest first. */
  list(): Promise<EsignMasterEntity[]> {
    return this.database.manager.find(EsignMasterEntity, { order: { version: 'DESC' } });
  }

  insert(manager: EntityManager, row: EsignMasterEntity): Promise<void> {
    return insertVersion(manager, EsignMasterEntity, row);
  }
}
