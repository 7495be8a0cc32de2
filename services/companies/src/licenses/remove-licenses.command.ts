import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { In } from 'typeorm';
import { CompanyChanges } from '../core/index.js';
import { LicenseEntity } from './license.entity.js';

/** Removes licences, all of one company; one that is somebody else's refuses them all. */
@Injectable()
export class RemoveLicenses {
  constructor(
    private readonly database: Database,
    private readonly changes: CompanyChanges,
  ) {}

  async execute(actor: Actor, ids: readonly string[]): Promise<string[]> {
    const { companyId } = found(await this.database.manager.findOneBy(LicenseEntity, { id: In(ids) }), 'The license');
    return this.changes.run(actor, companyId, async ({ manager }) => {
      const rows = await manager.findBy(LicenseEntity, { id: In(ids), companyId });
      if (rows.length !== new Set(ids).size) found(undefined, 'The license');
      await manager.delete(LicenseEntity, { id: In(ids) });
      return [...ids];
    });
  }
}
