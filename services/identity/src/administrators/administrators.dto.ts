import { ApiProperty } from '@nestjs/swagger';
import { resetReason } from '@groundwork/domain-accounts';
import { email } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { Allow, IsBoolean, IsString, IsUUID, MaxLength } from 'class-validator';

const text = { type: String } as const;

export class InviteAdministratorDto {
  @ApiProperty(text) @Follows(email) email!: string;
}

export class RegisterAdministratorDto {
  @ApiProperty({ type: String, description: 'The code of the link.' }) @IsString() @MaxLength(100) token!: string;
  @ApiProperty({ type: String, description: 'The address that was invited.' }) @Allow() email!: string;
  @ApiProperty(text) @Allow() password!: string;
  @ApiProperty(text) @Allow() firstName!: string;
  @ApiProperty(text) @Allow() lastName!: string;
}

export class SetSuperStatusDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiProperty({ type: Boolean, description: 'Whether it is to be a super administrator.' })
  @IsBoolean()
  isOwner!: boolean;
}

export class RemovePrivilegesDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
}

export class ResetSecondFactorDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiProperty({ type: String, description: 'Kept in the audit record.' }) @Follows(resetReason) reason!: string;
}
