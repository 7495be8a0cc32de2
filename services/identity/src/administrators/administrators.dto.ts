import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsUUID } from 'class-validator';

export class SuperStatusRequest {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
  @ApiProperty({ type: Boolean, description: 'Whether it is to be a super administrator.' }) @IsBoolean() isOwner!: boolean;
}

export class PrivilegesRequest {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
}
