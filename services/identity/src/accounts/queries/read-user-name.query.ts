import { Injectable } from '@nestjs/common';
import type { SignerDto } from '../account.dto.js';
import { AccountRepository } from '../persistence/account.repository.js';

/** The name that an account has now, or an API token, for other services. */
@Injectable()
export class ReadUserName {
  constructor(private readonly accounts: AccountRepository) {}

  async execute(id: string): Promise<SignerDto> {
    const { firstName, lastName, email } = await this.accounts.named(id);
    return { userId: id, firstName, lastName, email };
  }
}
