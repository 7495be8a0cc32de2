import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { CompanyUser } from '../members/members.dto.js';

export class CompanyAdminBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  companyId!: string;

  /** The administrator. */
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  userId!: string;
}

export class CompanyAdminQuery {
  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @IsUUID()
  companyId?: string;
}

export class CompanyAdminAnswer {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: Boolean, description: 'Whether this is the point person.' }) isPoint!: boolean;
  @ApiProperty({ type: CompanyUser, nullable: true }) user!: CompanyUser | null;
}
