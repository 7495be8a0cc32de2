import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { roles } from '@groundwork/domain-access';
import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min, ValidateIf } from 'class-validator';

export class TokenPairDto {
  @ApiProperty({ type: String }) @IsString() @MaxLength(4000) token!: string;
  @ApiProperty({ type: String }) @IsString() @MaxLength(200) refreshToken!: string;
}

export class RenewSessionDto extends TokenPairDto {
  /** The call was not made by the user (polling): it does not count as activity. */
  @ApiProperty({ type: Boolean, required: false }) @IsOptional() @IsBoolean() background?: boolean;
}

export class UseCompanyDto {
  @ApiProperty({ type: String, description: "'' for none: another company is about to be set up." })
  @ValidateIf((choice: UseCompanyDto) => choice.companyId !== '')
  @IsUUID()
  companyId!: string;
}

export class SignedInUserDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
  @ApiProperty({ type: Boolean }) isAdmin!: boolean;
  /** Super administrator. */
  @ApiProperty({ type: Boolean }) isOwner!: boolean;
  @ApiProperty({ type: Boolean }) isBroker!: boolean;
}

export class SessionCompanyDto {
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String }) organizationName!: string;
}

export class IdleLimitsDto {
  @ApiProperty({ type: Number }) timeoutMs!: number;
  @ApiProperty({ type: Number }) warningMs!: number;
}

/** The login response of the specification (sign-in document, sections 3 and 7) with what the shell needs besides. */
export class SessionSummaryDto {
  @ApiProperty({ type: Boolean }) success!: boolean;
  /** Epoch milliseconds at which the access token ends; it is renewed on the way. */
  @ApiProperty({ type: Number }) expires!: number;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: Boolean }) admin!: boolean;
  @ApiProperty({ type: Boolean }) isSuper!: boolean;
  @ApiProperty({ type: Boolean }) isBroker!: boolean;
  @ApiProperty({ enum: roles }) role!: string;
  @ApiProperty({ type: SignedInUserDto }) user!: SignedInUserDto;
  @ApiProperty({ type: [SessionCompanyDto] }) companies!: SessionCompanyDto[];
  /** The company in use. */
  @ApiProperty({ type: String, nullable: true }) companyId!: string | null;
  @ApiProperty({ type: String, nullable: true }) brokerId!: string | null;
  @ApiProperty({ type: IdleLimitsDto }) idle!: IdleLimitsDto;
}

export class SessionDto extends SessionSummaryDto {
  @ApiProperty({ type: String }) token!: string;
  @ApiProperty({ type: String }) refreshToken!: string;
  /** What the browser holds from now on, to be told from strangers; it opens nothing. After a sign-in only. */
  @ApiPropertyOptional({ type: String }) device?: string;
}

/** A session that is open, as its user recognises it. */
export class DeviceDto {
  @ApiProperty({ type: String }) id!: string;
  /** The call came from this one. */
  @ApiProperty({ type: Boolean }) current!: boolean;
  @ApiProperty({ type: String, nullable: true }) address!: string | null;
  @ApiProperty({ type: String, nullable: true }) userAgent!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) signedInAt!: string;
  @ApiProperty({ type: String, format: 'date-time' }) activeAt!: string;
}

/** The longest that a call waits for the next end, milliseconds. */
export const longestWaitMs = 30_000;

export class EndsAfterDto {
  /** `cursor` of what was answered last; without it all are given. */
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(100) after?: string;
  /** How long to wait for the next end where there is none yet. */
  @ApiPropertyOptional({ type: Number })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(longestWaitMs)
  waitMs?: number;
}

export class EndedSessionDto {
  @ApiProperty({ type: String }) sessionId!: string;
  @ApiProperty({ type: Number }) until!: number;
  /** Where the caller goes on from; all of one answer have the same. */
  @ApiProperty({ type: String }) cursor!: string;
}
