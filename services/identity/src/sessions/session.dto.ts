import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString, IsUUID, MaxLength, ValidateIf } from 'class-validator';

export class SignInRequest {
  @ApiProperty({ type: String }) @IsString() @MaxLength(254) email!: string;
  @ApiProperty({ type: String }) @IsString() @MaxLength(1000) password!: string;
  /** The device tokens that the browser holds. */
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsString() @MaxLength(1000) device?: string;
}

export class TokenPairRequest {
  @ApiProperty({ type: String }) @IsString() @MaxLength(4000) token!: string;
  @ApiProperty({ type: String }) @IsString() @MaxLength(200) refreshToken!: string;
}

export class RenewalRequest extends TokenPairRequest {
  /** The call was not made by the user (polling): it does not count as activity. */
  @ApiProperty({ type: Boolean, required: false }) @IsOptional() @IsBoolean() background?: boolean;
}

export class CompanyInUseRequest {
  @ApiProperty({ type: String, description: "'' for none: another company is about to be set up." })
  @ValidateIf((choice: CompanyInUseRequest) => choice.companyId !== '')
  @IsUUID()
  companyId!: string;
}

export class SignedInUser {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
  @ApiProperty({ type: Boolean }) isAdmin!: boolean;
  /** Super administrator. */
  @ApiProperty({ type: Boolean }) isOwner!: boolean;
  @ApiProperty({ type: Boolean }) isBroker!: boolean;
}

export class SessionCompany {
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String }) organizationName!: string;
}

export class IdleLimits {
  @ApiProperty({ type: Number }) timeoutMs!: number;
  @ApiProperty({ type: Number }) warningMs!: number;
}

/** The login response of the specification (sign-in document, sections 3 and 7) with what the shell needs besides. */
export class SessionSummary {
  @ApiProperty({ type: Boolean }) success!: boolean;
  /** Epoch milliseconds at which the access token ends; it is renewed on the way. */
  @ApiProperty({ type: Number }) expires!: number;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: Boolean }) admin!: boolean;
  @ApiProperty({ type: Boolean }) isSuper!: boolean;
  @ApiProperty({ type: Boolean }) isBroker!: boolean;
  @ApiProperty({ enum: ['borrower', 'broker', 'admin', 'super'] }) role!: string;
  @ApiProperty({ type: SignedInUser }) user!: SignedInUser;
  @ApiProperty({ type: [SessionCompany] }) companies!: SessionCompany[];
  /** The company in use. */
  @ApiProperty({ type: String, nullable: true }) companyId!: string | null;
  @ApiProperty({ type: String, nullable: true }) brokerId!: string | null;
  @ApiProperty({ type: IdleLimits }) idle!: IdleLimits;
}

export class SessionAnswer extends SessionSummary {
  @ApiProperty({ type: String }) token!: string;
  @ApiProperty({ type: String }) refreshToken!: string;
  /** What the browser holds from now on, to be told from strangers; it opens nothing. After a sign-in only. */
  @ApiPropertyOptional({ type: String }) device?: string;
}

export class SignedInAnswer extends SessionAnswer {
  /** After the second factor was set up at sign-in: told this once. */
  @ApiPropertyOptional({ type: [String] }) recoveryCodes?: string[];
}

/** A session that is open, as its user recognises it. */
export class SignedInDevice {
  @ApiProperty({ type: String }) id!: string;
  /** The call came from this one. */
  @ApiProperty({ type: Boolean }) current!: boolean;
  @ApiProperty({ type: String, nullable: true }) address!: string | null;
  @ApiProperty({ type: String, nullable: true }) userAgent!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) signedInAt!: string;
  @ApiProperty({ type: String, format: 'date-time' }) activeAt!: string;
}

export class EndedSessionRow {
  @ApiProperty({ type: String }) sessionId!: string;
  @ApiProperty({ type: Number }) until!: number;
}
