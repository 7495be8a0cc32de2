import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { roles } from '@groundwork/domain-access';
import type { Role } from '@groundwork/domain-access';

export class Credentials {
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String }) password!: string;
}

export class TokenPair {
  @ApiProperty({ type: String }) token!: string;
  @ApiProperty({ type: String }) refreshToken!: string;
}

export class CompanyChoice {
  @ApiProperty({ type: String }) companyId!: string;
}

export class SignedInUser {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
  @ApiProperty({ type: Boolean }) isAdmin!: boolean;
  @ApiProperty({ type: Boolean }) isOwner!: boolean;
  @ApiProperty({ type: Boolean }) isBroker!: boolean;
}

export class CompanyOfUser {
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String }) organizationName!: string;
}

export class IdleLimits {
  /** Idle time after which the shell warns, milliseconds. */
  @ApiProperty({ type: Number }) timeoutMs!: number;
  /** Time after the warning until the session ends, milliseconds. */
  @ApiProperty({ type: Number }) warningMs!: number;
}

/** What the shell knows of the session; no token is in it. */
export class SessionInformation {
  @ApiProperty({ type: Boolean }) success!: boolean;
  @ApiProperty({ type: Number }) expires!: number;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: Boolean }) admin!: boolean;
  @ApiProperty({ type: Boolean }) isSuper!: boolean;
  @ApiProperty({ type: Boolean }) isBroker!: boolean;
  @ApiProperty({ enum: roles }) role!: Role;
  @ApiProperty({ type: SignedInUser }) user!: SignedInUser;
  @ApiProperty({ type: [CompanyOfUser] }) companies!: CompanyOfUser[];
  @ApiProperty({ type: String, nullable: true }) companyId!: string | null;
  @ApiProperty({ type: String, nullable: true }) brokerId!: string | null;
  @ApiProperty({ type: IdleLimits }) idle!: IdleLimits;
}

export class WhoIsThere {
  @ApiProperty({ type: SessionInformation, nullable: true }) session!: SessionInformation | null;
}

/** The tokens are there only for a client that is no browser. */
export class LoginAnswer extends SessionInformation {
  @ApiPropertyOptional({ type: String }) token?: string;
  @ApiPropertyOptional({ type: String }) refreshToken?: string;
}

export class NewSecret {
  /** Base 32, to be typed. */
  @ApiProperty({ type: String }) secret!: string;
  /** `otpauth://…`, to be drawn. */
  @ApiProperty({ type: String }) address!: string;
}

export class SecondFactorDue {
  @ApiProperty({ type: String }) challenge!: string;
  /** There where the account has none and this deployment asks for one. */
  @ApiPropertyOptional({ type: NewSecret }) enrol?: NewSecret;
}

export class SecondFactorDueAnswer {
  @ApiProperty({ type: Boolean, enum: [false] }) success!: false;
  @ApiProperty({ type: SecondFactorDue }) secondFactor!: SecondFactorDue;
}

/** The challenge with a code of the authenticator, or with a recovery code. */
export class SecondStep {
  @ApiProperty({ type: String }) challenge!: string;
  @ApiPropertyOptional({ type: String }) code?: string;
  @ApiPropertyOptional({ type: String }) recoveryCode?: string;
}

/** The password, and where the second factor is on a code of the authenticator or a recovery code. */
export class RenewedProof {
  @ApiProperty({ type: String }) password!: string;
  @ApiPropertyOptional({ type: String }) code?: string;
  @ApiPropertyOptional({ type: String }) recoveryCode?: string;
}

export class SecondStepAnswer extends LoginAnswer {
  /** After the second factor was set up at sign-in: told this once. */
  @ApiPropertyOptional({ type: [String] }) recoveryCodes?: string[];
}
