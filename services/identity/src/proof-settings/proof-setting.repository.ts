import { Inject, Injectable } from '@nestjs/common';
import { secondFactorGroups } from '@groundwork/domain-accounts';
import type { SecondFactorGroup, signingSettingRecord } from '@groundwork/domain-accounts';
import type { RecordOf } from '@groundwork/domain-records';
import type { Clock } from '@groundwork/domain-time';
import { administers } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { AuditLog } from '../audit/index.js';
import { ProofSettingEntity } from './proof-setting.entity.js';
import type { SigningSettingDto } from './proof-settings.dto.js';

/** Versions that are shown, the newest. */
const longest = 100;

type Choices = RecordOf<typeof signingSettingRecord>;
type Version = Omit<SigningSettingDto, 'leastSecondFactor'>;

/** What holds before anybody has chosen. */
const first: Version = {
  ...{ id: 'first', version: 0, demand: 'session', secondFactor: 'nobody' },
  ...{ editedBy: null, editedAt: null },
};

const versionOf = (row: ProofSettingEntity): Version => ({ ...row, editedAt: row.editedAt.toISOString() });

/** Of two groups the one that takes in more people. */
const larger = (one: SecondFactorGroup, other: SecondFactorGroup): SecondFactorGroup =>
  secondFactorGroups.indexOf(one) < secondFactorGroups.indexOf(other) ? other : one;

/** What the lender asks people to prove, in versions; and what the deployment asks for at the least. */
@Injectable()
export class ProofSettingRepository {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The newest first; the portal's own comes last. */
  async versions(take = longest): Promise<SigningSettingDto[]> {
    const rows = await this.database.manager.find(ProofSettingEntity, { order: { version: 'DESC' }, take });
    return [...rows.map(versionOf), first].map((version) => this.settingView(version));
  }

  async current(): Promise<SigningSettingDto> {
    const [newest] = await this.versions(1);
    return newest ?? this.settingView(first);
  }

  /** Whether somebody of this role signs in with a second factor alone. */
  async needsSecondFactor(role: Parameters<typeof administers>[0]): Promise<boolean> {
    const { secondFactor, leastSecondFactor } = await this.current();
    const group = larger(secondFactor, leastSecondFactor);
    return group === 'everybody' || (group === 'administrators' && administers(role));
  }

  /** The next version, with its entry in the audit record; of two who save at once the second is shown the first. */
  async next(
    actor: Actor & { readonly userId: string },
    version: number,
    { demand, secondFactor }: Choices,
  ): Promise<SigningSettingDto> {
    return this.database.transaction(async (manager) => {
      const before = await this.current();
      if (before.version !== version) throw Problem.conflict(before);
      const chosen = { demand, secondFactor: secondFactor ?? before.secondFactor };
      const row = { id: newId(), version: version + 1, ...chosen, editedBy: actor.userId, editedAt: this.clock.now() };
      await manager.insert(ProofSettingEntity, row).catch((error: unknown) => {
        throw isDuplicate(error) ? Problem.conflict(before) : error;
      });
      await this.audit.record({ kind: 'lender.signing', actor, details: { version: row.version, ...chosen } });
      return this.settingView(versionOf(row));
    });
  }

  private settingView(version: Version): SigningSettingDto {
    return { ...version, leastSecondFactor: this.options.secondFactor };
  }
}
