import { maturityRungs, watchCauses } from '@groundwork/domain-draws';
import type { MaturityRung, WatchCause } from '@groundwork/domain-draws';
import { Answer, Follows } from '@groundwork/server-http';
import { optionalId } from '@groundwork/domain-validation';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** Sums of some loans, whole cents. */
export class BookSumsDto {
  @Answer.whole() loans!: number;
  @Answer.amount() commitment!: number;
  @Answer.amount() funded!: number;
  @Answer.amount() undrawn!: number;
  @ApiProperty({ type: 'integer', description: 'What is lent and not paid back, cents.' }) principal!: number;
}

export class BookGroupDto extends BookSumsDto {
  @ApiProperty({ type: String, description: 'A type, a state (none: several), a company or a rung of the ladder.' })
  key!: string;
}

export class BorrowerGroupDto extends BookGroupDto {
  @ApiProperty({ type: String, nullable: true, description: 'Null until the name is known.' }) name!: string | null;
}

export class WatchedCountDto {
  @Answer.choice(watchCauses) cause!: WatchCause;
  @Answer.whole() loans!: number;
}

export class BookMonthDto {
  @ApiProperty({ type: String, description: 'YYYY-MM, at UTC-4.' }) month!: string;
  @Answer.whole() requests!: number;
  @Answer.amount() requested!: number;
  @Answer.whole() payments!: number;
  @Answer.amount() paid!: number;
}

/** All loans that run, in figures. */
export class PortfolioDto {
  @ApiProperty({ type: String, format: 'date' }) day!: string;
  @ApiProperty({ type: BookSumsDto }) total!: BookSumsDto;
  @ApiProperty({ type: Number, nullable: true, description: 'Percent a year, weighted by commitment.' })
  rateByCommitment!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Percent a year, weighted by principal.' })
  rateByPrincipal!: number | null;
  @ApiProperty({ type: [BookGroupDto] }) types!: BookGroupDto[];
  @ApiProperty({ type: [BookGroupDto] }) states!: BookGroupDto[];
  @ApiProperty({ type: [BorrowerGroupDto], description: 'The largest.' }) borrowers!: BorrowerGroupDto[];
  @ApiProperty({ type: BookSumsDto, description: 'All other borrowers together.' }) otherBorrowers!: BookSumsDto;
  @ApiProperty({ type: 'integer' }) borrowerCount!: number;
  @ApiProperty({ type: [BookGroupDto], description: 'Every rung, the earliest first.' }) ladder!: BookGroupDto[];
  @ApiProperty({ type: [WatchedCountDto], description: 'Every cause; a loan may have several.' })
  watched!: WatchedCountDto[];
  @ApiProperty({ type: 'integer', description: 'Loans that have any of them.' }) watchedLoans!: number;
  @ApiProperty({ type: [BookMonthDto], description: 'Twelve, the earliest first.' }) months!: BookMonthDto[];
}

/** Which loans of the book; conditions are met together. */
export class BookFilterDto {
  @ApiPropertyOptional({ type: String })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  type?: string;

  @ApiPropertyOptional({ type: String, description: 'None: loans whose properties lie in several.' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  state?: string;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @Follows(optionalId)
  company?: string;

  @ApiPropertyOptional({ enum: maturityRungs })
  @IsOptional()
  @IsIn(maturityRungs)
  rung?: MaturityRung;

  @ApiPropertyOptional({ enum: ['any', ...watchCauses] })
  @IsOptional()
  @IsIn(['any', ...watchCauses])
  watch?: WatchCause | 'any';
}

export class ListBookDto extends BookFilterDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 100_000, default: 0 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(100_000)
  from?: number;
}

/** A loan of the book. Cents, percent a year, calendar dates. */
export class BookLoanDto extends BookSumsDto {
  @Answer.id() applicationId!: string;
  @Answer.text() name!: string;
  @ApiProperty({ type: 'integer', nullable: true }) projectNumber!: number | null;
  @Answer.id() companyId!: string;
  @ApiProperty({ type: String, nullable: true }) borrower!: string | null;
  @Answer.text() loanType!: string;
  @ApiProperty({ type: String, description: 'None: several.' }) state!: string;
  @ApiProperty({ type: Number, nullable: true }) rate!: number | null;
  @ApiProperty({ type: String, format: 'date' }) openedOn!: string;
  @ApiProperty({ type: String, format: 'date', nullable: true }) maturesOn!: string | null;
  @Answer.amount() interestOverdue!: number;
  @ApiProperty({ enum: watchCauses, isArray: true, description: 'The gravest first.' }) watched!: WatchCause[];
}

export class BookPageDto {
  @ApiProperty({ type: BookSumsDto, description: 'Of all that fit.' }) total!: BookSumsDto;
  @ApiProperty({ type: [BookLoanDto], description: 'The largest commitment first.' }) items!: BookLoanDto[];
  @ApiProperty({ type: 'integer', nullable: true, description: 'Where the next page begins.' }) next!: number | null;
}
