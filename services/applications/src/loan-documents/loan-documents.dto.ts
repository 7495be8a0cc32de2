import { ApiProperty } from '@nestjs/swagger';
import { loanTypeValues } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { loanDocumentRecord, loanDocumentsRecord } from '@groundwork/domain-files';
import { choice, id, orNull, required, whole } from '@groundwork/domain-records';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';

/** The documents that a loan type asks for from now on, in their order. */
export class SaveLoanDocumentsDto extends recordDto(loanDocumentsRecord) {
  @DtoField(required(choice('Loan type', loanTypeValues))) loanType!: LoanType;
  @DtoField(required(whole('', { description: 'the version that the save is based on' }))) version!: number;
}

export class LoanDocumentDto extends recordDto(loanDocumentRecord, { orNull: true }) {}

/** A version of the documents that a loan type asks for. */
export class LoanDocumentsDto {
  @Answer.id() id!: string;
  @Answer.choice(loanTypeValues) loanType!: LoanType;
  @Answer.whole() version!: number;
  @ApiProperty({ type: [LoanDocumentDto] }) documents!: LoanDocumentDto[];
  @DtoField(orNull(id('', { description: 'nobody: it came with the portal' }))) editedBy!: string | null;
  @Answer.instant() editedAt!: string;
}
