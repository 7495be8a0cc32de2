import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { SETUP_STEP_TYPE, setupStepStatuses } from '@groundwork/domain-companies';
import { all, atMost, oneOf, optionalOneOf, requiredAny, wholeNumber } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsInt, IsUUID, Max } from 'class-validator';

export class SaveSetupStepDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  companyId!: string;

  @ApiProperty({ type: String, maxLength: 100 })
  @Follows(all(requiredAny, atMost(100)))
  name!: string;

  @ApiProperty({ type: Number, minimum: 0 })
  @IsInt()
  @Max(99)
  @Follows(wholeNumber)
  index!: number;

  @ApiProperty({ type: String, enum: [SETUP_STEP_TYPE] })
  @Follows(oneOf([SETUP_STEP_TYPE]))
  type!: string;

  @ApiPropertyOptional({
    type: String,
    enum: setupStepStatuses,
    description:
      'What the caller sees. The status that is stored is computed from the company where the step is one of set-up.',
  })
  @Follows(optionalOneOf(setupStepStatuses))
  status?: string;
}

export class SetupStepDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Number }) index!: number;
  @ApiProperty({ type: String, enum: setupStepStatuses }) status!: string;
  @ApiProperty({ type: String }) type!: string;
}
