import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import type { FindOptionsWhere } from 'typeorm';
import { ApiTokenEntity } from '../accounts/index.js';
import { AuditLog } from '../audit/index.js';
import { SessionEnding } from '../sessions/index.js';

/** Revokes tokens: no call with one is answered any more, at any replica of any unit within a second. */
@Injectable()
export class ApiTokenEnding {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly ending: SessionEnding,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Of two who revoke the same, one does. `because` stands in the audit record. */
  async end(where: FindOptionsWhere<ApiTokenEntity>, actor: Actor, because?: string): Promise<void> {
    const tell = await this.database.transaction(async (manager) => {
      const ended: string[] = [];
      for (const { id, name } of await manager.findBy(ApiTokenEntity, { ...where, revokedAt: IsNull() })) {
        const { affected } = await manager.update(
          ApiTokenEntity,
          { id, revokedAt: IsNull() },
          { revokedAt: this.clock.now(), revokedBy: actor.userId ?? null, nameInUse: null },
        );
        if (affected !== 1) continue;
        ended.push(id);
        const details = { name, ...(because ? { because } : {}) };
        await this.audit.record({ kind: 'token.revoked', accountId: id, actor, details });
      }
      return ended.length > 0 ? this.ending.endTokens(manager, ended) : undefined;
    });
    await tell?.();
  }
}
