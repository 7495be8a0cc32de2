import { Answer } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';

/** Amounts of the continuation sheet, columns C to I (G703); whole cents. */
export class ScheduleAmountsDto {
  @ApiProperty({ type: 'integer', description: 'Before any change of the budget, cents.' }) original!: number;
  @ApiProperty({ type: 'integer', description: 'Net of the changes of the budget, cents.' }) changes!: number;
  @Answer.amount() scheduledValue!: number;
  @ApiProperty({ type: 'integer', description: 'Work of earlier draws, cents.' }) fromPrevious!: number;
  @ApiProperty({ type: 'integer', description: 'Work of this draw, cents; may be negative.' }) thisPeriod!: number;
  @ApiProperty({ type: 'integer', description: 'Materials presently stored, cents.' }) stored!: number;
  @ApiProperty({ type: 'integer', description: 'Cents.' }) completedAndStored!: number;
  @ApiProperty({ type: Number, description: 'Percent, two digits at most.' }) percent!: number;
  @ApiProperty({ type: 'integer', description: 'Cents; may be negative.' }) balanceToFinish!: number;
  @ApiProperty({ type: 'integer', description: 'Held back, cents.' }) retainage!: number;
}

export class ScheduleLineDto extends ScheduleAmountsDto {
  @Answer.id() additionalBudgetItemId!: string;
  @Answer.id() propertyId!: string;
  @Answer.text() name!: string;
  @Answer.text() section!: string;
}

/** The nine lines of the certificate (G702); whole cents. */
export class CertificateDto {
  @ApiProperty({ type: 'integer' }) originalSum!: number;
  @ApiProperty({ type: 'integer' }) changeOrders!: number;
  @ApiProperty({ type: 'integer' }) sumToDate!: number;
  @ApiProperty({ type: 'integer' }) completedAndStored!: number;
  @ApiProperty({ type: 'integer' }) retainage!: number;
  @ApiProperty({ type: 'integer', description: '5a: of completed work.' }) retainageOfWork!: number;
  @ApiProperty({ type: 'integer', description: '5b: of stored material.' }) retainageOfStored!: number;
  @ApiProperty({ type: 'integer' }) earnedLessRetainage!: number;
  @ApiProperty({ type: 'integer' }) previousCertificates!: number;
  @ApiProperty({ type: 'integer' }) currentPaymentDue!: number;
  @ApiProperty({ type: 'integer' }) balanceToFinish!: number;
}

/** A draw as an application for payment, upon the budget that it was submitted on. */
export class DrawScheduleDto {
  @ApiProperty({ type: [ScheduleLineDto] }) lines!: ScheduleLineDto[];
  @ApiProperty({ type: ScheduleAmountsDto }) totals!: ScheduleAmountsDto;
  @ApiProperty({ type: ScheduleAmountsDto, nullable: true, description: 'Of that, contingency; null without any.' })
  contingency!: ScheduleAmountsDto | null;
  @ApiProperty({ type: CertificateDto }) certificate!: CertificateDto;
}
