import { Inject, Injectable } from '@nestjs/common';
import { MINUTE, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { isDuplicate } from '@groundwork/server-data';
import { CLOCK, Repeated } from '@groundwork/server-service';
import { InterestRepository } from './interest.repository.js';
import { Statements } from './statements.service.js';

const loansOfPage = 200;

/** Makes the statements of months that are over. Replicas meet at the loan's lock and at the key of the month. */
@Injectable()
export class StatementTimer extends Repeated {
  protected readonly everyMs = 10 * MINUTE;

  constructor(
    private readonly interest: InterestRepository,
    private readonly statements: Statements,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    super();
  }

  /** Gives how many statements were made. One loan that fails keeps nothing of the others. */
  async sweep(): Promise<number> {
    const month = `${today(this.clock).slice(0, 7)}-01`;
    let made = 0;
    for (let after: string | undefined = ''; after !== undefined;) {
      const loans: string[] = await this.interest.loansBehind(month, after, loansOfPage);
      for (const applicationId of loans) made += await this.catchUp(applicationId);
      after = loans.length === loansOfPage ? loans.at(-1) : undefined;
    }
    return made;
  }

  private async catchUp(applicationId: string): Promise<number> {
    let made = 0;
    try {
      while (await this.statements.makeNext(applicationId)) made += 1;
    } catch (error) {
      // Another replica was faster.
      if (!isDuplicate(error)) this.log.error(error);
    }
    return made;
  }
}
