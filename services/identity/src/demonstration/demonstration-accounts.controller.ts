import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse } from '@nestjs/swagger';
import { For } from '@groundwork/server-auth';
import { UserDto, userView } from '../accounts/index.js';
import { CreateDemonstrationAccount } from './create-demonstration-account.command.js';
import { CreateDemonstrationAccountDto } from './demonstration-account.dto.js';

/** Accounts with a known password, for demonstration and tests. A production deployment refuses to make any. */
@Controller('internal/demonstration/accounts')
export class DemonstrationAccountsController {
  constructor(private readonly accounts: CreateDemonstrationAccount) {}

  @Post()
  @For('system')
  @ApiCreatedResponse({ type: UserDto })
  async createDemonstrationAccount(@Body() body: CreateDemonstrationAccountDto): Promise<UserDto> {
    return userView(await this.accounts.execute(body));
  }
}
