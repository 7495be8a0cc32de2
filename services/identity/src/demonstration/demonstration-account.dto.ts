import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { roles } from '@groundwork/domain-access';
import type { Role } from '@groundwork/domain-access';
import { email, personName } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsIn, IsOptional, IsString, IsUUID } from 'class-validator';

export class CreateDemonstrationAccountDto {
  @ApiPropertyOptional({ type: String }) @IsOptional() @IsUUID() id?: string;
  @ApiProperty({ type: String }) @Follows(email) email!: string;
  @ApiProperty({ type: String }) @Follows(personName) firstName!: string;
  @ApiProperty({ type: String }) @Follows(personName) lastName!: string;
  @ApiProperty({ type: String }) @IsString() password!: string;
  @ApiProperty({ enum: roles })
  @IsIn(roles)
  role!: Role;
}
