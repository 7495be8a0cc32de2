import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { auditKinds } from '@groundwork/domain-accounts';
import type { AuditKind } from '@groundwork/domain-accounts';
import { Type } from 'class-transformer';
import { IsDate, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';

export class ReadAuditDto {
  @ApiPropertyOptional({ enum: auditKinds, enumName: 'AuditKind' }) @IsOptional() @IsIn(auditKinds) kind?: AuditKind;
  /** Id or email of the account that it happened to; an email without an account finds what was typed. */
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(254) account?: string;
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(64) address?: string;
  /** From this instant on. */
  @ApiPropertyOptional({ type: String, format: 'date-time' }) @IsOptional() @Type(() => Date) @IsDate() from?: Date;
  /** Before this instant. */
  @ApiPropertyOptional({ type: String, format: 'date-time' }) @IsOptional() @Type(() => Date) @IsDate() to?: Date;
  /** `next` of the page before. */
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsUUID() cursor?: string;
  @ApiPropertyOptional({ type: Number }) @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(200) limit?: number;
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
