import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { jsonNumber, optionalId, optionalTrueOrFalse, wholeNumber } from '@groundwork/domain-validation';
import type { Rule } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsUUID } from 'class-validator';

/**
 * Fields of bodies that may be left out. They settle what kind of value a field takes; what a form asks of it besides say the
 * rules of domain-companies, which a use case applies to the whole.
 */
export const field = (type: unknown, rule: Rule): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional({ type: type as typeof String, nullable: true }), Follows(rule));
export const yesNo = (): PropertyDecorator => field(Boolean, optionalTrueOrFalse);
export const oneId = (): PropertyDecorator =>
  applyDecorators(ApiPropertyOptional({ type: String, format: 'uuid', nullable: true }), Follows(optionalId));

export const requiredId = (description?: string): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: String, format: 'uuid', ...(description ? { description } : {}) }), IsUUID());

/** The version of a row that a change was made on; another one now is a conflict, answered with the row as it is. */
export const requiredVersion = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: Number,
      description: 'The version that the change was made on; another one now is a conflict.',
    }),
    Follows(jsonNumber),
    Follows(wholeNumber),
  );
