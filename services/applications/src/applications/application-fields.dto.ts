import {
  legalQuestions,
  loanRequests,
  loanTypeValues,
  propertyTypeValues,
  purposes,
} from '@groundwork/domain-applications';
import type { LoanRequestIsFor, LoanType, PropertyType, Purpose } from '@groundwork/domain-applications';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  Amount,
  Choice,
  Day,
  Decimal,
  Flag,
  GivenAmount,
  GivenFlag,
  GivenId,
  GivenText,
  Id,
  Text,
  Whole,
} from '../shared/api-fields.js';

export class SupplierDto {
  @Text() name?: string | null;
  @Text() phone?: string | null;
}

/** The largest contractor or supplier of each trade. */
export class SuppliersDto {
  @ApiPropertyOptional({ type: SupplierDto, nullable: true }) foundations?: SupplierDto | null;
  @ApiPropertyOptional({ type: SupplierDto, nullable: true }) framing?: SupplierDto | null;
  @ApiPropertyOptional({ type: SupplierDto, nullable: true }) exterior?: SupplierDto | null;
  @ApiPropertyOptional({ type: SupplierDto, nullable: true }) majorSystems?: SupplierDto | null;
  @ApiPropertyOptional({ type: SupplierDto, nullable: true }) interior?: SupplierDto | null;
}

/** Each question with its answer and, for a yes, its explanation. The fields come from the shared list of questions. */
export class LegalInformationDto {}
for (const { field } of legalQuestions) {
  Flag()(LegalInformationDto.prototype, field);
  Text()(LegalInformationDto.prototype, `${field}Explaination`);
}

export class RejectionCommentDto {
  @GivenText() step!: string;
  @GivenText() value!: string;
}

export class FundingSourceDto {
  @GivenText() name!: string;
  @GivenAmount() total!: number;
  @Id() id?: string | null;
}

export class ApprovalConditionDto {
  @GivenText() name!: string;
  @Text() comment?: string | null;
  @Flag() completed?: boolean | null;
  @Id() id?: string | null;
}

export class OverseerDto {
  @GivenId() overseeingPersonId!: string;
  @Id() applicationId?: string | null;
  @Id() id?: string | null;
}

/** What borrower and administrator may write of an application (specification 3); whose fields, the service decides. */
export class ApplicationFieldsDto {
  @Choice(loanTypeValues) loanType?: LoanType | null;
  @Choice(propertyTypeValues) propertyType?: PropertyType | null;
  @Choice(loanRequests) loanRequestIsFor?: LoanRequestIsFor | null;
  @Whole() numberApplyingFor?: number | null;
  @Id() borrowerId?: string | null;
  @Id() generalContractorId?: string | null;
  @Flag() contractorSelected?: boolean | null;
  @Flag() horizontalImprovementsSame?: boolean | null;
  @Flag() ownershipConfirmation?: boolean | null;
  @ApiPropertyOptional({ oneOf: [{ type: 'boolean' }, { type: 'string', enum: ['unsure'] }], nullable: true })
  unitsSoldOffIndividually?: boolean | 'unsure' | null;
  @Text() unitsSoldOffIndividuallyExplaination?: string | null;
  @Flag() ownAllProperties?: boolean | null;
  @ApiPropertyOptional({ type: SuppliersDto, nullable: true }) suppliers?: SuppliersDto | null;
  @ApiPropertyOptional({ type: LegalInformationDto, nullable: true }) legalInformation?: LegalInformationDto | null;
  @Choice(['yes', 'no']) brokerUsed?: 'yes' | 'no' | null;
  @Text() brokerName?: string | null;
  @Text() brokerEmail?: string | null;
  @Decimal() brokerRate?: number | null;
  @Amount() brokerAdditionalFees?: number | null;
  @Flag() costAck?: boolean | null;
  @Flag() supervisoryAck?: boolean | null;
  @Flag() allocationDone?: boolean | null;
  @Decimal() activeStep?: number | null;
  @Whole() activeStepSection?: number | null;
  @Day() s1Date?: string | null;
  @Flag() displayFinancialLit?: boolean | null;
  @Id() creditApproverId?: string | null;
  @Text() onRejectString?: string | null;
  @Flag() generalWarrantyDeedNeeded?: boolean | null;
  @Id() generalWarrantyDeed?: string | null;
  @Flag() subordinatedDebtNeeded?: boolean | null;
  @Id() subordinatedDebt?: string | null;
}

/** Fields that a save may leave out and an answer always has. */
export class OptionalInSaveDto extends ApplicationFieldsDto {
  @Text() name?: string | null;
  @Choice(purposes) intendedPurpose?: Purpose | null;
  @Flag() lineOfCredit?: boolean | null;
  @ApiPropertyOptional({ type: [FundingSourceDto] }) fundingSources?: FundingSourceDto[];
  @ApiPropertyOptional({ type: [ApprovalConditionDto] }) approvalConditions?: ApprovalConditionDto[];
  @ApiPropertyOptional({ type: [RejectionCommentDto] }) rejectionComments?: RejectionCommentDto[];
}

export class GivenInAnswerDto extends ApplicationFieldsDto {
  @GivenText() name!: string;
  @ApiProperty({ enum: [...purposes] }) intendedPurpose!: Purpose;
  @GivenFlag() lineOfCredit!: boolean;
  @ApiProperty({ type: [FundingSourceDto] }) fundingSources!: FundingSourceDto[];
  @ApiProperty({ type: [ApprovalConditionDto] }) approvalConditions!: ApprovalConditionDto[];
  @ApiProperty({ type: [RejectionCommentDto] }) rejectionComments!: RejectionCommentDto[];
}
