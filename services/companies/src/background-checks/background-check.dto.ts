import { ApiProperty } from '@nestjs/swagger';
import { companySetup } from '@groundwork/domain-messages-company';
import { Follows } from '@groundwork/server-http';
import { requiredId } from '../shared/fields.js';
import { backgroundStatuses } from './background-check.entity.js';
import type { BackgroundStatus } from './background-check.entity.js';

export class RequestBackgroundDto {
  @requiredId() companyId!: string;
  @requiredId('A person of the company.') personId!: string;

  @ApiProperty({ type: Boolean, description: 'The person has agreed to the request; true is needed.' })
  @Follows((value: unknown) => (value === true ? undefined : companySetup.backgroundNotAuthorized))
  authorized!: boolean;
}

export class BackgroundCheckDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) personId!: string;
  @ApiProperty({ enum: backgroundStatuses }) status!: BackgroundStatus;
  @ApiProperty({ type: String, description: "The provider's id." }) requestId!: string;
  @ApiProperty({ type: String, format: 'date-time' }) requestedAt!: string;
}
