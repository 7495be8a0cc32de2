import { Inject, Injectable } from '@nestjs/common';
import type { SigningDemandKind } from '@groundwork/domain-accounts';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { AuditLog } from '../audit/index.js';
import { SigningSettingEntity } from './signing-setting.entity.js';
import type { SigningSettingDto } from './signing.dto.js';

/** Versions that are shown, the newest. */
const longest = 100;

/** What holds before anybody has chosen. */
const first: SigningSettingDto = { id: 'first', version: 0, demand: 'session', editedBy: null, editedAt: null };

const settingView = ({ id, version, demand, editedBy, editedAt }: SigningSettingEntity): SigningSettingDto => ({
  ...{ id, version, demand, editedBy },
  editedAt: editedAt.toISOString(),
});

/** What the lender asks of who signs, in versions. */
@Injectable()
export class SigningSettingRepository {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The newest first; the portal's own comes last. */
  async versions(take = longest): Promise<SigningSettingDto[]> {
    const rows = await this.database.manager.find(SigningSettingEntity, { order: { version: 'DESC' }, take });
    return [...rows.map(settingView), first];
  }

  async current(): Promise<SigningSettingDto> {
    const [newest] = await this.versions(1);
    return newest ?? first;
  }

  /** The next version, with its entry in the audit record; of two who save at once the second is shown the first. */
  async next(
    actor: Actor & { readonly userId: string },
    version: number,
    demand: SigningDemandKind,
  ): Promise<SigningSettingDto> {
    return this.database.transaction(async (manager) => {
      const before = await this.current();
      if (before.version !== version) throw Problem.conflict(before);
      const row = { id: newId(), version: version + 1, demand, editedBy: actor.userId, editedAt: this.clock.now() };
      await manager.insert(SigningSettingEntity, row).catch((error: unknown) => {
        throw isDuplicate(error) ? Problem.conflict(before) : error;
      });
      await this.audit.record({ kind: 'lender.signing', actor, details: { version: row.version, demand } });
      return settingView(row);
    });
  }
}
