import {
  acquisitionRefinanceAnswers,
  floorPlanScopes,
  infrastructureAnswers,
  loanPurposes,
  propertyTypeValues,
  wetlandsAnswers,
} from '@groundwork/domain-applications';
import type { LoanType, PropertyType } from '@groundwork/domain-applications';
import { budgetUploadFormats } from '@groundwork/domain-budgets';
import type { BudgetUploadFormat } from '@groundwork/domain-budgets';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Amount, Choice, Day, Decimal, Flag, GivenAmount, GivenId, Id, Text, Whole } from '../shared/api-fields.js';

export type { LoanType };

export class UnitDto {
  @Id() id?: string | null;
  @Text() legalDescription?: string | null;
  @Text() street?: string | null;
  @Flag() constructionBeforeClose?: boolean | null;
  @Flag() occupied?: boolean | null;
  @Amount() annualRent?: number | null;
  @Decimal() sqft?: number | null;
  @Decimal() bedrooms?: number | null;
  @Whole() garageBays?: number | null;
}

export class FloorPlanDto {
  @Id() id?: string | null;
  @Text() area?: string | null;
  @Decimal() unfinishedSquareFeet?: number | null;
  @Decimal() finishedSquareFeet?: number | null;
  @Decimal() fullBathrooms?: number | null;
  @Decimal() partialBathrooms?: number | null;
}

/** A property as a save carries it (specification 3). Its budget is saved by a call of its own. */
export class PropertyFieldsDto {
  @Text() street?: string | null;
  @Text() city?: string | null;
  @Text() county?: string | null;
  @Text() state?: string | null;
  @Text() zipCode?: string | null;
  @Text() country?: string | null;
  @Text() subdivisionName?: string | null;
  @Text() legalDescription?: string | null;
  @Amount() purchaseAmount?: number | null;
  @Amount() debtOutstanding?: number | null;
  @Day() dateAcquired?: string | null;
  @Day() dateOfAcquisition?: string | null;
  @Day() acquisitionDate?: string | null;
  @Whole() yearAcquired?: number | null;
  @Choice(acquisitionRefinanceAnswers) acquisitionRefinance?: 'acquisition' | 'refinance' | null;
  @Flag() ownAllProperty?: boolean | null;
  @Flag() ownThisProperty?: boolean | null;
  @Choice(propertyTypeValues) propertyType?: PropertyType | null;
  @Flag() waterElectricHookupAvailable?: boolean | null;
  @Flag() sewerHookupAvailable?: boolean | null;
  @Flag() vacantAtPurchase?: boolean | null;
  @Flag() demolitionRequired?: boolean | null;
  @Choice(wetlandsAnswers) wetlands?: string | null;
  @Flag() institutionalForeclosure?: boolean | null;
  @Flag() constructionBeforeClose?: boolean | null;
  @Day() constructionDate?: string | null;
  @Flag() currentlyOccupied?: boolean | null;
  @Whole() yearBuilt?: number | null;
  @ApiPropertyOptional({ oneOf: [{ type: 'string' }, { type: 'number' }], nullable: true }) lotSize?:
    string | number | null;
  @Flag() undergroundStorageTanks?: boolean | null;
  @Text() purposeOfMoney?: string | null;
  @Text() scopeOfWork?: string | null;
  @Flag() within5Percent?: boolean | null;
  @Flag() verticalImprovements?: boolean | null;
  @Text() verticalImprovementsExplaination?: string | null;
  @Choice(infrastructureAnswers) pavedStreets?: string | null;
  @Amount() pavedStreetsBudgetAmount?: number | null;
  @Choice(infrastructureAnswers) sewerHookup?: string | null;
  @Amount() sewerHookupBudgetAmount?: number | null;
  @Choice(infrastructureAnswers) waterPipes?: string | null;
  @Amount() waterPipesBudgetAmount?: number | null;
  @Choice(infrastructureAnswers) electricCables?: string | null;
  @Amount() electricCablesBudgetAmount?: number | null;
  @Choice(infrastructureAnswers) otherInfrastructureInPlace?: string | null;
  @Amount() otherInfrastructureInPlaceBudgetAmount?: number | null;
  @Choice(loanPurposes) loanPurpose?: string | null;
  @Flag() preSaleContract?: boolean | null;
  @Amount() preSaleContractPrice?: number | null;
  @Amount() expectedListingPrice?: number | null;
  @Choice(budgetUploadFormats) budgetUploadFormat?: BudgetUploadFormat | null;
  @Id() selectedBudget?: string | null;
  @Decimal() percentAllocated?: number | null;
  @Choice(floorPlanScopes) overAllFloorPlan?: string | null;
  @Whole() numberOfUnits?: number | null;
  @ApiPropertyOptional({ type: [Object] }) floors?: object[];
  @ApiPropertyOptional({ type: [Object] }) proForma?: object[];
  @Flag() hasPool?: boolean | null;
  @Whole() garageBays?: number | null;
  @Flag() sameInfoAsFirstOfType?: boolean | null;
  @Text() thirdPartyFirm?: string | null;
  @Flag() thirdPartyHasWebsite?: boolean | null;
  @Text() thirdPartyWebsite?: string | null;
  @Id() thirdPartyResume?: string | null;
  @Text() thirdPartyManager?: string | null;
  @Text() thirdPartyManagerHistoryWithProperty?: string | null;
}

/** A property of a save: with its id where it exists already. Lists that are left out stay as they are. */
export class SavePropertyDto extends PropertyFieldsDto {
  @Id() id?: string | null;
  @ApiPropertyOptional({ type: [UnitDto] }) units?: UnitDto[];
  @ApiPropertyOptional({ type: [FloorPlanDto] }) floorPlans?: FloorPlanDto[];
}

export class StoredUnitDto extends UnitDto {
  @GivenId() declare id: string;
}

export class StoredFloorPlanDto extends FloorPlanDto {
  @GivenId() declare id: string;
}

export class PropertyDto extends PropertyFieldsDto {
  @GivenId() id!: string;
  @GivenAmount() budgetTotal!: number;
  @ApiProperty({ type: Boolean, description: 'acquisition more than 180 days away' })
  outsideApplicationWindow!: boolean;
  @ApiProperty({ type: [StoredUnitDto] }) units!: StoredUnitDto[];
  @ApiProperty({ type: [StoredFloorPlanDto] }) floorPlans!: StoredFloorPlanDto[];
}
