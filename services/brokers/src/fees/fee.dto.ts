import { brokerFeeRecord } from '@groundwork/domain-brokers';
import { id, required } from '@groundwork/domain-records';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';

export class CreateFeeDto extends recordDto(brokerFeeRecord) {
  @DtoField(required(id())) brokerId!: string;
}

export class UpdateFeeDto extends recordDto(brokerFeeRecord) {
  @DtoField(required(id())) id!: string;
}

export class FeeDto extends recordDto(brokerFeeRecord, { orNull: true }) {
  @Answer.id() id!: string;
  @Answer.id() brokerId!: string;
  @Answer.instant() createdAt!: string;
  @Answer.instant() updatedAt!: string;
}
