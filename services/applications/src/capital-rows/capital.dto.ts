import { appraisalRecord, limitKeys } from '@groundwork/domain-capital';
import type { LimitKey, LimitPoint } from '@groundwork/domain-capital';
import { amount, id, orNull, required, whole } from '@groundwork/domain-records';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';
import { LoanLimitsDto } from '../loan-limits/index.js';

/** An appraisal to be recorded; `version` is that of the one which it follows, 0 for the first. */
export class RecordAppraisalDto extends recordDto(appraisalRecord) {
  @DtoField(required(whole('', { description: 'the version of the appraisal that this one follows' })))
  version!: number;
}

export class AppraisalDto extends recordDto(appraisalRecord, { orNull: true }) {
  @Answer.id() id!: string;
  @Answer.whole() version!: number;
  @DtoField(orNull(id())) recordedBy!: string | null;
  @Answer.instant() recordedAt!: string;
}

/** What a property's budget comes to, by what it is spent on. */
export class PropertyCostsDto {
  @Answer.id() propertyId!: string;
  @Answer.amount() total!: number;
  @Answer.amount() land!: number;
  @Answer.amount() hard!: number;
  @Answer.amount() contingency!: number;
}

/** A limit of the loan's type held against the loan. */
export class LimitPointDto {
  @Answer.choice(limitKeys) limit!: LimitKey;
  @Answer.choice(['within', 'exceeded', 'unknown']) state!: LimitPoint['state'];
  @DtoField(orNull(amount('', { description: 'the largest loan that the limit allows, whole cents' })))
  ceiling!: number | null;
  @ApiProperty({ type: [String], description: 'what has to be known before it can be held against the loan' })
  missing!: readonly string[];
}

/** What the figures of an application's loan are computed from, and what its limits say of it. */
export class CapitalDto {
  @Answer.id() applicationId!: string;
  @ApiProperty({ type: [PropertyCostsDto] }) costs!: readonly PropertyCostsDto[];
  @ApiProperty({ type: [AppraisalDto], description: 'the newest of each property' })
  appraisals!: readonly AppraisalDto[];
  @ApiProperty({ type: LoanLimitsDto, nullable: true }) limits!: LoanLimitsDto | null;
  @ApiProperty({ type: [LimitPointDto] }) points!: readonly LimitPointDto[];
}
