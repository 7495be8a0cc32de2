import { applicationSorts } from '@groundwork/domain-applications';
import type { ApplicationSort } from '@groundwork/domain-applications';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { SearchApplicationsDto } from './application-search.dto.js';
import { ApplicationSummaryDto } from './application.dto.js';

/** How long an application stands at its stage is the lender's to sort by. */
const ownSorts = applicationSorts.filter((sort) => sort !== 'stage');

/** What of a company's own applications is looked at, and in which order: nothing by which the lender sorts its work. */
export class SearchOwnApplicationsDto extends PickType(SearchApplicationsDto, [
  'q',
  'status',
  'loanType',
  'direction',
  'cursor',
  'limit',
] as const) {
  @ApiPropertyOptional({ enum: [...ownSorts], default: 'updated' })
  @IsOptional()
  @IsIn(ownSorts)
  sort?: Exclude<ApplicationSort, 'stage'>;
}

export class OwnApplicationsDto {
  @ApiProperty({ type: [ApplicationSummaryDto] }) items!: ApplicationSummaryDto[];
  @ApiProperty({ type: String, nullable: true, description: 'give it back for the next page; null at the end' })
  nextCursor!: string | null;
}
