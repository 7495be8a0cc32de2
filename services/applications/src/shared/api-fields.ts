import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

type Field = () => PropertyDecorator;

/** Optional fields of the wizard in the OpenAPI document: not answered yet is null or left out. */
export const Text: Field = () => ApiPropertyOptional({ type: String, nullable: true });
export const Flag: Field = () => ApiPropertyOptional({ type: Boolean, nullable: true });
export const Whole: Field = () => ApiPropertyOptional({ type: 'integer', nullable: true });
export const Decimal: Field = () => ApiPropertyOptional({ type: Number, nullable: true });
/** Whole cents. */
export const Amount: Field = () =>
  ApiPropertyOptional({ type: 'integer', format: 'int64', nullable: true, description: 'whole cents' });
/** YYYY-MM-DD. */
export const Day: Field = () => ApiPropertyOptional({ type: String, format: 'date', nullable: true });
export const Id: Field = () => ApiPropertyOptional({ type: String, format: 'uuid', nullable: true });
export const Choice = (values: readonly (string | number | boolean)[]): PropertyDecorator =>
  ApiPropertyOptional({ enum: [...values], nullable: true });

/** Fields that every answer has. */
export const GivenId: Field = () => ApiProperty({ type: String, format: 'uuid' });
export const GivenText: Field = () => ApiProperty({ type: String });
export const GivenWhole: Field = () => ApiProperty({ type: 'integer' });
export const GivenAmount: Field = () => ApiProperty({ type: 'integer', format: 'int64', description: 'whole cents' });
export const GivenFlag: Field = () => ApiProperty({ type: Boolean });
/** ISO instant in UTC. */
export const GivenInstant: Field = () => ApiProperty({ type: String, format: 'date-time' });
/** ISO instant in UTC, null until it happens. */
export const LaterInstant: Field = () => ApiProperty({ type: String, format: 'date-time', nullable: true });
export const GivenChoice = (values: readonly string[]): PropertyDecorator => ApiProperty({ enum: [...values] });
