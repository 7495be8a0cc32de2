import { ApiProperty } from '@nestjs/swagger';
import { shared } from '@groundwork/domain-messages';
import { Follows } from '@groundwork/server-http';

const image = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? undefined : shared.uploadRequired;

export class CheckIdentityDto {
  @ApiProperty({ type: String, description: 'JPEG or PNG in base64, of at most 5 MB; a data: prefix is let pass.' })
  @Follows(image)
  front!: string;
  @ApiProperty({ type: String, description: 'As the front.' }) @Follows(image) back!: string;
}

export class TransactionReasonCodeDto {
  @ApiProperty({ type: String, description: 'A code that contains pass is success.' }) Code!: string;
  @ApiProperty({ type: String }) Description!: string;
}

export class IdentityCheckStatusDto {
  @ApiProperty({ type: TransactionReasonCodeDto }) TransactionReasonCode!: TransactionReasonCodeDto;
  @ApiProperty({ type: String }) RequestId!: string;
  @ApiProperty({ type: String }) ConversationId!: string;
}

/** The provider's answer (borrower specification, section 7). */
export class IdentityCheckDto {
  @ApiProperty({ type: IdentityCheckStatusDto }) Status!: IdentityCheckStatusDto;
}
