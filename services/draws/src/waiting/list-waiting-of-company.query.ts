import { Inject, Injectable } from '@nestjs/common';
import { PAPER_DAYS } from '@groundwork/domain-draws';
import { addDays, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { CLOCK } from '@groundwork/server-service';
import { drawsAbility } from '../shared/index.js';
import type { BorrowerWaitingDto } from './waiting.dto.js';
import { WaitingRepository } from './waiting.repository.js';

/** What of a company's loans that run waits for the company. */
@Injectable()
export class ListWaitingOfCompany {
  constructor(
    private readonly waiting: WaitingRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, companyId: string): Promise<BorrowerWaitingDto> {
    allow(drawsAbility(actor), 'read', subject('Company', { companyId }));
    const [waivers, papers] = await Promise.all([
      this.waiting.waiversToGet(companyId, this.clock.now()),
      this.waiting.papersEnding(companyId, addDays(today(this.clock), PAPER_DAYS)),
    ]);
    return { waivers, papers };
  }
}
