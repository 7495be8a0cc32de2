import { loanTypeValues } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { loanLimitsRecord } from '@groundwork/domain-capital';
import { choice, id, orNull, required, whole } from '@groundwork/domain-records';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';

/** The limits of a loan type as they are to be from now on. What is left out is no limit. */
export class SaveLoanLimitsDto extends recordDto(loanLimitsRecord) {
  @DtoField(required(choice('Loan type', loanTypeValues))) loanType!: LoanType;
  @DtoField(required(whole('', { description: 'the version that the save is based on' }))) version!: number;
}

/** A version of the limits of a loan type. */
export class LoanLimitsDto extends recordDto(loanLimitsRecord, { orNull: true }) {
  @Answer.id() id!: string;
  @Answer.choice(loanTypeValues) loanType!: LoanType;
  @Answer.whole() version!: number;
  @DtoField(orNull(id('', { description: 'nobody: it came with the portal' }))) editedBy!: string | null;
  @Answer.instant() editedAt!: string;
}
