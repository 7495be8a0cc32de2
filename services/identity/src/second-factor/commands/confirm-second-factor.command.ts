import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { AccountRepository } from '../../accounts/index.js';
import { Challenges } from '../challenges.service.js';
import { Enrolments } from '../enrolments.service.js';
import type { ConfirmEnrolmentDto } from '../second-factor.dto.js';

/** Turns the own second factor on with the first code of its secret; gives the recovery codes. */
@Injectable()
export class ConfirmSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountRepository,
    private readonly challenges: Challenges,
    private readonly enrolments: Enrolments,
  ) {}

  async execute(actor: Actor, body: ConfirmEnrolmentDto): Promise<string[]> {
    const account = await this.accounts.own(actor);
    const challenge = await this.challenges.attempt(body.challenge, ['start', 'replace'], account.id);
    const { challenge: token, code } = body;
    return this.database.transaction(() => this.enrolments.finish(account, challenge, { token, code }, actor));
  }
}
