import { ApiProperty } from '@nestjs/swagger';
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

/** What other services may know of an account. */
export class UserRoleDto {
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ enum: roles }) role!: Role;
  @ApiProperty({ type: Boolean, description: 'Whether it can sign in.' }) active!: boolean;
}
