import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { AccountRepository } from '../../accounts/index.js';
import type { SecondFactorDto } from '../second-factor.dto.js';
import { SecondFactors } from '../second-factors.service.js';

@Injectable()
export class ReadSecondFactor {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly factors: SecondFactors,
  ) {}

  async execute(actor: Actor): Promise<SecondFactorDto> {
    return this.factors.stateOf(await this.accounts.own(actor));
  }
}
