import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import { agreementsAbility } from '../../agreements.policy.js';
import { IccaMaster, versionKeyOf } from '../persistence/icca-master.entity.js';

/** 'Deletes' a version: its editions are withdrawn and stay as a record. */
@Injectable()
export class WithdrawIccaVersion {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, version: string): Promise<void> {
    allow(agreementsAbility(actor), 'withdraw', 'IccaMaster');
    const withdrawn = { withdrawnAt: this.clock.now(), withdrawnBy: actor.userId ?? null };
    const result = await this.database.transaction((manager) =>
      manager.update(IccaMaster, { versionKey: versionKeyOf(version), withdrawnAt: IsNull() }, withdrawn),
    );
    if (!result.affected) throw new Problem('resource.not_found', 'The version of the ICCA was not found.');
  }
}
