import { amount, choice, flag, id, instant, orNull, required, text, whole } from '@groundwork/domain-records';
import { DtoField } from './record.dto.js';

/** Fields that every answer has, which the service itself sets: `@Answer.id() companyId!: string`. */
export const Answer = {
  id: (): PropertyDecorator => DtoField(required(id())),
  text: (): PropertyDecorator => DtoField(required(text(''))),
  whole: (): PropertyDecorator => DtoField(required(whole(''))),
  /** Whole cents. */
  amount: (): PropertyDecorator => DtoField(required(amount(''))),
  flag: (): PropertyDecorator => DtoField(required(flag(''))),
  choice: (values: readonly string[]): PropertyDecorator => DtoField(required(choice('', values))),
  /** An ISO instant in UTC. */
  instant: (): PropertyDecorator => DtoField(required(instant())),
  /** An ISO instant in UTC, null until it happens. */
  laterInstant: (): PropertyDecorator => DtoField(orNull(instant())),
} as const;
