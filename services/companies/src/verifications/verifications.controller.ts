import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { RefreshAccounts } from './refresh-accounts.command.js';
import { RequestVerification } from './request-verification.command.js';
import {
  RefreshAccountsDto,
  RefreshedAccountsDto,
  VerificationDto,
  RequestVerificationDto,
} from './verification.dto.js';

/**
 * Accounts of a company and of its owners, verified by the outside provider. A lock of the company does not stop it:
 * its set-up stays as it is.
 */
@ApiTags('financial accounts')
@For('borrower')
@Controller('account-verifications')
export class VerificationsController {
  constructor(
    private readonly request: RequestVerification,
    private readonly refresh: RefreshAccounts,
  ) {}

  @Post()
  @Idempotent('outside')
  @ApiCreatedResponse({ type: VerificationDto })
  requestVerification(@CurrentActor() actor: Actor, @Body() body: RequestVerificationDto): Promise<VerificationDto> {
    return this.request.execute(actor, body);
  }

  /** Fetches the report by its code and keeps the accounts. The code is in no address: those are written down on the way. */
  @Post('refreshed')
  @HttpCode(200)
  @ApiOkResponse({ type: RefreshedAccountsDto })
  refreshAccountsOf(
    @CurrentActor() actor: Actor,
    @Body() { requestCode }: RefreshAccountsDto,
  ): Promise<RefreshedAccountsDto> {
    return this.refresh.execute(actor, requestCode);
  }

  /** The same, as the specification has it. */
  @Post(':requestCode/refresh')
  @HttpCode(200)
  @ApiOkResponse({ type: RefreshedAccountsDto })
  refreshAccounts(
    @CurrentActor() actor: Actor,
    @Param('requestCode') requestCode: string,
  ): Promise<RefreshedAccountsDto> {
    return this.refresh.execute(actor, requestCode);
  }
}
