import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { ApprovalLimitDto } from './approval-limit.dto.js';
import { ApprovalLimitEntity } from './approval-limit.entity.js';

/** Versions that are shown, the newest. */
const longest = 100;

export const approvalLimitView = (row: ApprovalLimitEntity): ApprovalLimitDto => ({
  id: row.id,
  version: row.version,
  amount: row.amountCents,
  editedBy: row.editedBy,
  editedAt: row.editedAt.toISOString(),
});

/** The limit above which two administrators approve, in versions. */
@Injectable()
export class ApprovalLimitRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The newest first; nothing while nobody has set one. */
  versions(take = longest): Promise<ApprovalLimitEntity[]> {
    return this.database.manager.find(ApprovalLimitEntity, { order: { version: 'DESC' }, take });
  }

  /** Whole cents; null where there is none. */
  async current(): Promise<number | null> {
    const [row] = await this.versions(1);
    return row?.amountCents ?? null;
  }

  /** The next version; of two who save at once the second is shown the first. */
  async next(userId: string, version: number, amountCents: number | null): Promise<ApprovalLimitEntity> {
    return this.database.transaction(async (manager) => {
      const [before] = await this.versions(1);
      const conflict = () => Problem.conflict(before && approvalLimitView(before));
      if ((before?.version ?? 0) !== version) throw conflict();
      const row = { id: newId(), version: version + 1, amountCents, editedBy: userId, editedAt: this.clock.now() };
      await manager.insert(ApprovalLimitEntity, row).catch((error: unknown) => {
        throw isDuplicate(error) ? conflict() : error;
      });
      return row;
    });
  }
}
