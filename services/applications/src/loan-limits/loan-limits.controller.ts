import { Body, Controller, Get, Param, ParseEnumPipe, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { loanTypeValues } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { ListLoanLimits } from './list-loan-limits.query.js';
import { ListLoanLimitVersions } from './list-loan-limit-versions.query.js';
import { LoanLimitsDto, SaveLoanLimitsDto } from './loan-limits.dto.js';
import { SaveLoanLimits } from './save-loan-limits.command.js';

const loanTypes = Object.fromEntries(loanTypeValues.map((type) => [type, type]));

/** How far the lender goes with each type of loan. A super administrator changes it, every administrator reads it. */
@Controller('loan-limits')
export class LoanLimitsController {
  constructor(
    private readonly listing: ListLoanLimits,
    private readonly history: ListLoanLimitVersions,
    private readonly saving: SaveLoanLimits,
  ) {}

  @Get()
  @For('admin', 'super')
  @ApiOkResponse({ type: [LoanLimitsDto] })
  listLoanLimits(): Promise<LoanLimitsDto[]> {
    return this.listing.execute();
  }

  @Get(':loanType/versions')
  @For('admin', 'super')
  @ApiParam({ name: 'loanType', enum: [...loanTypeValues] })
  @ApiOkResponse({ type: [LoanLimitsDto] })
  listLoanLimitVersions(
    @Param('loanType', new ParseEnumPipe(loanTypes, { errorHttpStatusCode: 404 })) loanType: LoanType,
  ): Promise<LoanLimitsDto[]> {
    return this.history.execute(loanType);
  }

  @Put()
  @For('super')
  @Idempotent()
  @ApiOkResponse({ type: LoanLimitsDto })
  saveLoanLimits(@CurrentActor() actor: Actor, @Body() body: SaveLoanLimitsDto): Promise<LoanLimitsDto> {
    return this.saving.execute(actor, body);
  }
}
