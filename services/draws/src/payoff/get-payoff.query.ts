import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import type { PayoffDto } from './payoff.dto.js';
import { PayoffQuote } from './payoff-quote.service.js';

/** What pays a loan off on a day, for both sides. */
@Injectable()
export class GetPayoff {
  constructor(private readonly quote: PayoffQuote) {}

  async execute(actor: Actor, applicationId: string, day?: string): Promise<PayoffDto> {
    return (await this.quote.of(actor, applicationId, day)).payoff;
  }
}
