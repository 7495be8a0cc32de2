import { accountKinds, exportPaymentsRecord, paymentAccountRecord } from '@groundwork/domain-draws';
import type { AccountKind } from '@groundwork/domain-draws';
import { orNull, text } from '@groundwork/domain-records';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';

export class SavePaymentAccountDto extends recordDto(paymentAccountRecord) {}
export class ExportPaymentsDto extends recordDto(exportPaymentsRecord) {}

/** A version of an account. Its number is told by the last four characters alone. */
export class PaymentAccountDto {
  @Answer.id() id!: string;
  @Answer.whole() version!: number;
  @Answer.text() accountName!: string;
  @Answer.choice(accountKinds) kind!: AccountKind;
  @DtoField(orNull(text(''))) routingNumber!: string | null;
  @Answer.text() maskedNumber!: string;
  @Answer.id() editedBy!: string;
  @Answer.instant() editedAt!: string;
}

export class PaymentBatchDto {
  @Answer.id() id!: string;
  @Answer.whole() number!: number;
  @Answer.whole() payments!: number;
  @ApiProperty({ type: 'integer', description: 'Of them: neither recorded nor cancelled.' }) planned!: number;
  @Answer.amount() total!: number;
  @Answer.id() madeBy!: string;
  @Answer.instant() madeAt!: string;
}
