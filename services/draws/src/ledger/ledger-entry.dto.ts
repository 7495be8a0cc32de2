import { entryKinds } from '@groundwork/domain-draws';
import type { EntryKind } from '@groundwork/domain-draws';
import { day, id, orNull, text } from '@groundwork/domain-records';
import { Answer, DtoField } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';

/** Why approved money of a line moved. */
export class LedgerEntryDto {
  @Answer.id() id!: string;
  @Answer.id() additionalBudgetItemId!: string;
  @Answer.text() name!: string;
  @ApiProperty({ enum: entryKinds }) kind!: EntryKind;
  @ApiProperty({ type: 'integer', description: 'Cents, with the sign of its kind.' }) amount!: number;
  @DtoField(orNull(text('', { description: 'of a correction or a reversal' }))) reason!: string | null;
  @DtoField(orNull(id('', { description: 'the funding that paid it or was reversed' }))) fundingId!: string | null;
  @DtoField(orNull(day('', { description: 'from which on it counts for interest; null: the day it happened' })))
  effectiveOn!: string | null;
  @Answer.id() userId!: string;
  @Answer.instant() happenedAt!: string;
}
