import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { optionalId } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsOptional, IsUUID } from 'class-validator';
import { CompanyUserDto } from '../members/index.js';
import { companyAdminCommands } from './company-admin-history.entity.js';
import type { CompanyAdminCommand } from './company-admin-history.entity.js';

export class ChooseCompanyAdminDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  companyId!: string;

  /** The administrator. */
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  userId!: string;
}

export class SetPointPersonDto extends ChooseCompanyAdminDto {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'The point person that the choice was made on, null for none; another one now is a conflict.',
  })
  @Follows(optionalId)
  replaces?: string | null;
}

export class ListCompanyAdminsDto {
  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @IsUUID()
  companyId?: string;
}

export class CompanyAdminDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: Boolean, description: 'Whether this is the point person.' }) isPoint!: boolean;
  @ApiProperty({ type: CompanyUserDto, nullable: true }) user!: CompanyUserDto | null;
}

export class CompanyAdminHistoryDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ enum: companyAdminCommands }) command!: CompanyAdminCommand;
  @ApiProperty({ type: String, description: 'The administrator whom it is about.' }) userId!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Who did it; of a leave, who ended the privileges.' })
  actorId!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) at!: string;
}
