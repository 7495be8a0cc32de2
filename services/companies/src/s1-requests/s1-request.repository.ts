import { Injectable } from '@nestjs/common';
import { Database, insertRows } from '@groundwork/server-data';
import { IsNull } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { S1RequestEntity } from './s1-request.entity.js';

/** Who was asked by a link to sign the S-1. */
@Injectable()
export class S1RequestRepository {
  constructor(private readonly database: Database) {}

  ofCompany(manager: EntityManager, companyId: string): Promise<S1RequestEntity[]> {
    return manager.find(S1RequestEntity, { where: { companyId }, order: { sentAt: 'ASC' } });
  }

  find(personId: string): Promise<S1RequestEntity | null> {
    return this.database.manager.findOneBy(S1RequestEntity, { personId });
  }

  /** The newest letter takes the place of the one before. The company's row is locked: two at once follow each other. */
  async save(manager: EntityManager, row: S1RequestEntity): Promise<void> {
    await manager.delete(S1RequestEntity, { personId: row.personId });
    await insertRows(manager, S1RequestEntity, [row]);
  }

  /** That the link was opened, the first time. */
  async opened(personId: string, openedAt: Date): Promise<void> {
    await this.database.statement((manager) =>
      manager.update(S1RequestEntity, { personId, openedAt: IsNull() }, { openedAt }),
    );
  }

  /** Moves an open one; false where it was signed or taken back meanwhile. */
  async end(
    manager: EntityManager,
    personId: string,
    columns: Partial<Pick<S1RequestEntity, 'signedAt' | 'revokedAt' | 'signatureId'>>,
  ): Promise<boolean> {
    const open = { personId, signedAt: IsNull(), revokedAt: IsNull() };
    return (await manager.update(S1RequestEntity, open, columns)).affected === 1;
  }

  /** What was signed is a file by now. */
  async filed(manager: EntityManager, personId: string, signatureId: string, filedAt: Date): Promise<void> {
    await manager.update(S1RequestEntity, { personId, signatureId, filedAt: IsNull() }, { filedAt });
  }
}
