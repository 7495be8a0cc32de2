import { orNull, text, whole } from '@groundwork/domain-records';
import { Answer, DtoField } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';
import { FundingDto } from '../funding-rows/index.js';

/** A payment with the loan that it belongs to. */
export class ListedFundingDto extends FundingDto {
  @Answer.text() applicationName!: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for a loan from before there were any.' })
  projectNumber!: number | null;
  @DtoField(orNull(whole('', { description: 'the batch that it was exported in' }))) batchNumber!: number | null;
  @Answer.laterInstant() exportedAt!: string | null;
  @DtoField(orNull(text('', { description: 'name on the account of its payee; null while none is entered' })))
  accountName!: string | null;
  @DtoField(orNull(text('', { description: 'the last four of the account' }))) accountNumber!: string | null;
}
