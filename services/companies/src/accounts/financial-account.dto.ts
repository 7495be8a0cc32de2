import { ApiProperty } from '@nestjs/swagger';

/** An account (specification 3: businessAccounts of a company, accounts of an owner). Balances are for administrators alone. */
export class FinancialAccountDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) institutionName!: string;
  @ApiProperty({ type: String }) accountName!: string;
  @ApiProperty({ type: Number, description: '3 is verified.' }) status!: number;
  @ApiProperty({ type: String, format: 'date', description: 'The day of the balances.' }) asOfDate!: string;
  @ApiProperty({ type: Boolean, description: 'Status 3, and of a business account dated within the last 7 days.' })
  verified!: boolean;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents; null for a borrower.' }) availableBalance!:
    number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents; null for a borrower.' }) averageBalance!:
    number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Cents; null for a borrower.' }) averageBalanceRecent!:
    number | null;
}
