import { Injectable } from '@nestjs/common';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { shared } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, refuseInvalid } from '@groundwork/server-http';
import { In } from 'typeorm';
import { CompanyChanges } from '../core/index.js';
import { ExperienceEntity } from './experience.entity.js';

/** Removes experiences, those of a kind all of one company; one that is somebody else's or of another kind refuses them all. */
@Injectable()
export class RemoveExperiences {
  constructor(
    private readonly database: Database,
    private readonly changes: CompanyChanges,
  ) {}

  /** All that is named, or nothing. */
  execute(actor: Actor, ids: Readonly<Partial<Record<ExperienceKind, readonly string[]>>>): Promise<string[]> {
    const { construction = [], residential = [] } = ids;
    if (construction.length + residential.length === 0)
      refuseInvalid({ ConstructionExperiences: shared.cannotBeBlank });
    return this.database.transaction(async () => [
      ...(await this.remove(actor, 'construction', construction)),
      ...(await this.remove(actor, 'residential', residential)),
    ]);
  }

  private async remove(actor: Actor, kind: ExperienceKind, ids: readonly string[]): Promise<readonly string[]> {
    if (ids.length === 0) return [];
    const { companyId } = found(
      await this.database.manager.findOneBy(ExperienceEntity, { id: In(ids), kind }),
      'The experience',
    );
    return this.changes.run(actor, companyId, async ({ manager }) => {
      const rows = await manager.findBy(ExperienceEntity, { id: In(ids), kind, companyId });
      if (rows.length !== new Set(ids).size) found(undefined, 'The experience');
      await manager.delete(ExperienceEntity, { id: In(ids) });
      return ids;
    });
  }
}
