import { Injectable } from '@nestjs/common';
import { Database, newId, readRows } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { DrawProposalEntity } from './draw-proposal.entity.js';

/** A draw as it stands: a proposal counts for one version of it. */
interface Versioned {
  readonly id: string;
  readonly version: number;
}

@Injectable()
export class ProposalRepository {
  constructor(private readonly database: Database) {}

  /** Those that stand, by draw. */
  async of(draws: readonly Versioned[]): Promise<Map<string, DrawProposalEntity>> {
    const drawRequestId = draws.map(({ id }) => id);
    const rows = await readRows(this.database.manager, DrawProposalEntity, { drawRequestId });
    const versions = new Map(draws.map(({ id, version }) => [id, version]));
    return new Map(
      rows
        .filter(({ drawRequestId, drawVersion }) => versions.get(drawRequestId) === drawVersion)
        .map((row) => [row.drawRequestId, row]),
    );
  }

  /** The draw has the proposal's version already. */
  async insert(manager: EntityManager, proposal: Omit<DrawProposalEntity, 'id'>): Promise<void> {
    await manager.insert(DrawProposalEntity, { id: newId(), ...proposal });
  }
}
