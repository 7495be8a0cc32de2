import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { auditFilterLimits, auditKinds, operationDeeds, operationSteps } from '@groundwork/domain-accounts';
import type { AuditKind, OperationDeed, OperationStep } from '@groundwork/domain-accounts';
import { subjectKinds } from '@groundwork/server-auth';
import type { SubjectKind } from '@groundwork/server-auth';
import { Type } from 'class-transformer';
import { IsDate, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';

export class ReadAuditDto {
  @ApiPropertyOptional({ enum: auditKinds, enumName: 'AuditKind' }) @IsOptional() @IsIn(auditKinds) kind?: AuditKind;
  /** Id or email of the account that it happened to; an email without an account finds what was typed. */
  @ApiPropertyOptional({ type: String })
  @IsOptional()
  @IsString()
  @MaxLength(auditFilterLimits.account)
  account?: string;
  @ApiPropertyOptional({ type: String })
  @IsOptional()
  @IsString()
  @MaxLength(auditFilterLimits.address)
  address?: string;
  /** From this instant on. */
  @ApiPropertyOptional({ type: String, format: 'date-time' }) @IsOptional() @Type(() => Date) @IsDate() from?: Date;
  /** Before this instant. */
  @ApiPropertyOptional({ type: String, format: 'date-time' }) @IsOptional() @Type(() => Date) @IsDate() to?: Date;
  /** `next` of the page before. */
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsUUID() cursor?: string;
  @ApiPropertyOptional({ type: Number }) @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(200) limit?: number;
}

/** What a back end of the version before says of a change that did not come about; it says no deed with it. */
const former = 'operation.remote_unchanged';
const operationKinds = [...operationDeeds, ...operationSteps, former] as const;

export class RecordOperationDto {
  /** A deed that was done, or a step of one. */
  @ApiProperty({ enum: operationKinds }) @IsIn(operationKinds) kind!: OperationDeed | OperationStep | typeof former;
  /** The deed, where it is a step. */
  @ApiPropertyOptional({ enum: operationDeeds }) @IsOptional() @IsIn(operationDeeds) deed?: OperationDeed;
  /** What it is done with: an event, or all of them; a version, and who is given it. */
  @ApiProperty({ type: String }) @IsString() @MaxLength(200) of!: string;
  /** Where: the unit. */
  @ApiProperty({ type: String }) @IsString() @MaxLength(100) at!: string;
}

/** Of whom everything is exported. */
export class RecordExportDto {
  @ApiProperty({ enum: subjectKinds }) @IsIn(subjectKinds) kind!: SubjectKind;
  @ApiProperty({ type: String, format: 'uuid' }) @IsUUID() id!: string;
  /** What it is called. */
  @ApiProperty({ type: String }) @IsString() @MaxLength(420) name!: string;
}

export class AuditPersonDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) email!: string;
}

export class AuditEntryDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ enum: auditKinds, enumName: 'AuditKind' }) kind!: AuditKind;
  @ApiProperty({ type: String, format: 'date-time' }) at!: string;
  /** Null where what was typed belongs to no account. */
  @ApiProperty({ type: AuditPersonDto, nullable: true }) account!: AuditPersonDto | null;
  /** Null for what the portal did by itself, and for who was not signed in. */
  @ApiProperty({ type: AuditPersonDto, nullable: true }) by!: AuditPersonDto | null;
  @ApiProperty({ type: String, nullable: true }) address!: string | null;
  @ApiProperty({ type: String, nullable: true }) userAgent!: string | null;
  @ApiProperty({ type: 'object', additionalProperties: { oneOf: [{ type: 'string' }, { type: 'number' }] } })
  details!: Record<string, string | number>;
}

export class AuditPageDto {
  @ApiProperty({ type: [AuditEntryDto] }) entries!: AuditEntryDto[];
  /** Where the older ones begin; null on the last page. */
  @ApiProperty({ type: String, nullable: true }) next!: string | null;
}
