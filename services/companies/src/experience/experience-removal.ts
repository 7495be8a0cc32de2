import { Injectable } from '@nestjs/common';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { borrower } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, refuseInvalid } from '@groundwork/server-http';
import { In } from 'typeorm';
import { CompanyChanges } from '../setup/company-changes.js';
import type { RemoveExperiencesDto } from './experience.dto.js';
import { Experience } from './experience.entity.js';

/** Removes experiences, all of one company; one that is somebody else's or of another kind refuses them all. */
@Injectable()
export class ExperienceRemoval {
  constructor(
    private readonly database: Database,
    private readonly changes: CompanyChanges,
  ) {}

  async remove(actor: Actor, kind: ExperienceKind, ids: readonly string[]): Promise<string[]> {
    const { companyId } = found(
      await this.database.manager.findOneBy(Experience, { id: In(ids), kind }),
      'The experience',
    );
    return this.changes.run(actor, companyId, async ({ manager }) => {
      const rows = await manager.findBy(Experience, { id: In(ids), kind, companyId });
      if (rows.length !== new Set(ids).size) found(undefined, 'The experience');
      await manager.delete(Experience, { id: In(ids) });
      return [...ids];
    });
  }

  /** Both lists of the catalogue's body, or neither. */
  removeLists(actor: Actor, body: RemoveExperiencesDto): Promise<string[]> {
    const lists = [
      ['construction', body.ConstructionExperiences ?? []],
      ['residential', body.ResidentialExperiences ?? []],
    ] as const;
    const full = lists.filter(([, rows]) => rows.length > 0);
    if (full.length === 0) refuseInvalid({ ConstructionExperiences: borrower.cannotBeBlank });
    return this.database.transaction(async () => {
      const removed: string[] = [];
      for (const [kind, rows] of full)
        removed.push(
          ...(await this.remove(
            actor,
            kind,
            rows.map(({ id }) => id),
          )),
        );
      return removed;
    });
  }
}
