import { Body, Controller, Get, Param, ParseEnumPipe, Put } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { loanTypeValues } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { ListLoanDocuments } from './list-loan-documents.query.js';
import { ListLoanDocumentVersions } from './list-loan-document-versions.query.js';
import { LoanDocumentsDto, SaveLoanDocumentsDto } from './loan-documents.dto.js';
import { SaveLoanDocuments } from './save-loan-documents.command.js';

const loanTypes = Object.fromEntries(loanTypeValues.map((type) => [type, type]));

/** What each type of loan asks its borrower for. A super administrator changes it; administrators and borrowers read it. */
@Controller('loan-documents')
export class LoanDocumentsController {
  constructor(
    private readonly listing: ListLoanDocuments,
    private readonly history: ListLoanDocumentVersions,
    private readonly saving: SaveLoanDocuments,
  ) {}

  @Get()
  @For('borrower', 'admin', 'super')
  @ApiOkResponse({ type: [LoanDocumentsDto] })
  listLoanDocuments(): Promise<LoanDocumentsDto[]> {
    return this.listing.execute();
  }

  @Get(':loanType/versions')
  @For('admin', 'super')
  @ApiParam({ name: 'loanType', enum: [...loanTypeValues] })
  @ApiOkResponse({ type: [LoanDocumentsDto] })
  listLoanDocumentVersions(
    @Param('loanType', new ParseEnumPipe(loanTypes, { errorHttpStatusCode: 404 })) loanType: LoanType,
  ): Promise<LoanDocumentsDto[]> {
    return this.history.execute(loanType);
  }

  @Put()
  @For('super')
  @Idempotent()
  @ApiOkResponse({ type: LoanDocumentsDto })
  saveLoanDocuments(@CurrentActor() actor: Actor, @Body() body: SaveLoanDocumentsDto): Promise<LoanDocumentsDto> {
    return this.saving.execute(actor, body);
  }
}
