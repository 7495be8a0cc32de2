import { ApiProperty, PickType } from '@nestjs/swagger';
import { SearchApplicationsDto } from './application-search.dto.js';
import { ApplicationSummaryDto } from './application.dto.js';

/** What of a company's own applications is looked at, and in which order: nothing by which the lender sorts its work. */
export class SearchOwnApplicationsDto extends PickType(SearchApplicationsDto, [
  'q',
  'status',
  'loanType',
  'sort',
  'direction',
  'cursor',
  'limit',
] as const) {}

export class OwnApplicationsDto {
  @ApiProperty({ type: [ApplicationSummaryDto] }) items!: ApplicationSummaryDto[];
  @ApiProperty({ type: String, nullable: true, description: 'give it back for the next page; null at the end' })
  nextCursor!: string | null;
}
