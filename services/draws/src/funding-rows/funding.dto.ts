import { fundingStages } from '@groundwork/domain-draws';
import type { FundingStage } from '@groundwork/domain-draws';
import { day, id, orNull, required, text } from '@groundwork/domain-records';
import { Answer, DtoField } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';

/** One payment of approved lines of a draw. Whole cents. */
export class FundingDto {
  @Answer.id() id!: string;
  @Answer.id() drawRequestId!: string;
  @Answer.id() applicationId!: string;
  @ApiProperty({ enum: fundingStages }) stage!: FundingStage;
  @DtoField(required(day(''))) scheduledFor!: string;
  /** Approved less what was withheld. */
  @Answer.amount() amount!: number;
  @Answer.amount() feesNetted!: number;
  @Answer.amount() reserveNetted!: number;
  /** What is paid: the amount less what is kept back of it. */
  @Answer.amount() netAmount!: number;
  @DtoField(orNull(day(''))) fundedOn!: string | null;
  @DtoField(orNull(text('', { description: 'null until it is made, and for payments from before it was kept' })))
  reference!: string | null;
  @DtoField(orNull(text('', { description: 'to whom it was paid' }))) payee!: string | null;
  @DtoField(orNull(text('', { description: 'why it was reversed' }))) reason!: string | null;
  @DtoField(orNull(day(''))) reversedOn!: string | null;
  @Answer.id() scheduledBy!: string;
  @Answer.instant() scheduledAt!: string;
  @DtoField(orNull(id())) fundedBy!: string | null;
  @Answer.laterInstant() fundedAt!: string | null;
  @DtoField(orNull(id('', { description: 'who cancelled or reversed it' }))) endedBy!: string | null;
  @Answer.laterInstant() endedAt!: string | null;
  @Answer.whole() version!: number;
}
