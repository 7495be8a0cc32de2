import { ApiProperty } from '@nestjs/swagger';
import { resetReason } from '@groundwork/domain-accounts';
import { Follows } from '@groundwork/server-http';
import { IsBoolean, IsUUID } from 'class-validator';

export class SuperStatusRequest {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiProperty({ type: Boolean, description: 'Whether it is to be a super administrator.' })
  @IsBoolean()
  isOwner!: boolean;
}

export class PrivilegesRequest {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
}

export class SecondFactorResetRequest {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiProperty({ type: String, description: 'Kept in the audit record.' }) @Follows(resetReason) reason!: string;
}
