import { ApiProperty } from '@nestjs/swagger';
import { oneId } from '../shared/fields.js';

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

/** Whose accounts are to be verified: exactly one of the two. */
export class RequestVerificationDto {
  @oneId() companyId?: string | null;
  @oneId() entityOwnerId?: string | null;
}

export class VerificationDto {
  @ApiProperty({ type: String }) requestCode!: string;
  @ApiProperty({
    type: String,
    description: 'The widget, for a frame of the page. It posts {Status, requestCode}: 3 when it is done.',
  })
  widgetUrl!: string;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt!: string;
}

export class RefreshedAccountsDto {
  @ApiProperty({ type: String }) requestCode!: string;
  @ApiProperty({ type: String, description: 'The borrowing company.' }) companyId!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null for the accounts of the company itself.' })
  entityOwnerId!: string | null;
  @ApiProperty({ type: Boolean, description: 'The person is through in the widget.' }) finished!: boolean;
  @ApiProperty({ type: [FinancialAccountDto] }) accounts!: FinancialAccountDto[];
}
