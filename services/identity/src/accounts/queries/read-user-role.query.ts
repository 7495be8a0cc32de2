import { Injectable } from '@nestjs/common';
import type { UserRoleDto } from '../account.dto.js';
import { AccountRepository } from '../persistence/account.repository.js';

/** What an account is now, for other services. */
@Injectable()
export class ReadUserRole {
  constructor(private readonly accounts: AccountRepository) {}

  async execute(id: string): Promise<UserRoleDto> {
    const { role, active } = await this.accounts.get(id);
    return { userId: id, role, active };
  }
}
