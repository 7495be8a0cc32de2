import { ApiProperty } from '@nestjs/swagger';

/** What another service may know of a company. */
export class CompanyFactsDto {
  @ApiProperty({ type: String }) companyId!: string;
  @ApiProperty({ type: String }) organizationName!: string;
  @ApiProperty({ type: String, nullable: true }) legalEntityName!: string | null;
  @ApiProperty({ type: Boolean }) lineOfCredit!: boolean;
  @ApiProperty({ type: Boolean }) locked!: boolean;
  @ApiProperty({ type: [String] }) userIds!: string[];
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'the administrator who looks after it first',
  })
  pointPersonId!: string | null;
}
