import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { FinancialAccountDto } from '../accounts/index.js';
import { oneId } from '../shared/fields.js';

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

export class RefreshAccountsDto {
  @ApiProperty({ type: String, maxLength: 200 }) @IsString() @MaxLength(200) requestCode!: string;
}

export class RefreshedAccountsDto {
  @ApiProperty({ type: String }) requestCode!: string;
  @ApiProperty({ type: String, description: 'The borrowing company.' }) companyId!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null for the accounts of the company itself.' })
  entityOwnerId!: string | null;
  @ApiProperty({ type: Boolean, description: 'The person is through in the widget.' }) finished!: boolean;
  @ApiProperty({ type: [FinancialAccountDto] }) accounts!: FinancialAccountDto[];
}
