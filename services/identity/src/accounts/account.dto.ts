import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { roles } from '@groundwork/domain-access';
import type { Role } from '@groundwork/domain-access';

export class UserNameDto {
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
  @ApiProperty({ type: String }) userId!: string;
}

/** In whose name something is signed, for other services. */
export class SignerDto extends UserNameDto {
  @ApiProperty({ type: String }) email!: string;
}

/** A user as the specification's lists show one (back-office document, section 3). */
export class UserDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
  @ApiProperty({ type: Boolean }) isSuper!: boolean;
  @ApiProperty({ type: Boolean }) isOwner!: boolean;
  @ApiProperty({ enum: roles }) role!: string;
  @ApiProperty({ type: UserNameDto }) userProfile!: UserNameDto;
}

/** A part of a name or of an address; several words have to be there each. */
export class FindPeopleDto {
  @ApiProperty({ type: String, minLength: 2, maxLength: 100 })
  @IsString()
  @MinLength(2)
  @MaxLength(100)
  q!: string;
}

/** Somebody with one of his or her companies. */
export class FoundPersonDto {
  @ApiProperty({ type: String, format: 'uuid' }) userId!: string;
  @ApiProperty({ type: String }) firstName!: string;
  @ApiProperty({ type: String }) lastName!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ enum: roles }) role!: Role;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) companyId!: string | null;
  @ApiProperty({ type: String, nullable: true }) companyName!: string | null;
}

/** What other services may know of an account. */
export class UserRoleDto {
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ enum: roles }) role!: Role;
  @ApiProperty({ type: Boolean, description: 'Whether it can sign in.' }) active!: boolean;
}
