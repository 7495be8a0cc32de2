import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { agreementsAbility } from '../shared/index.js';
import { IccaMasterRepository } from './icca-master.repository.js';

/** 'Deletes' a version: its editions are withdrawn and stay as a record. */
@Injectable()
export class WithdrawIccaVersion {
  constructor(
    private readonly masters: IccaMasterRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, version: string): Promise<void> {
    allow(agreementsAbility(actor), 'withdraw', 'IccaMaster');
    if ((await this.masters.withdraw(version, this.clock.now(), actor.userId ?? null)) === 0)
      throw new Problem('resource.not_found', 'The version of the ICCA was not found.');
  }
}
