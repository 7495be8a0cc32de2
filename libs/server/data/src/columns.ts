import type { ColumnOptions, ValueTransformer } from 'typeorm';

/** A column without NULL; {@link nullable} makes it one that may be empty. */
type NotNull = ColumnOptions & { nullable?: false };

const wholeNumber: ValueTransformer = {
  to: (value: number | null | undefined) => {
    if (value !== null && value !== undefined && !Number.isSafeInteger(value))
      throw new RangeError(`${value} is no whole number of cents.`);
    return value;
  },
  // MySQL may answer BIGINT as text.
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

/** Percentages with up to four decimals are whole ten-thousandths in the table: SQLite would keep a decimal as a float. */
const tenThousandths: ValueTransformer = {
  to: (value: number | null | undefined) =>
    value === null || value === undefined ? value : Math.round(value * 10_000),
  from: (value: string | number | null) => (value === null ? null : Number(value) / 10_000),
};

/**
 * Column options for entities that mean the same on SQLite and MySQL. Instants are set by us, with milliseconds:
 * the automatic columns of TypeORM cut to seconds on MariaDB.
 */
export const column = {
  id: (): NotNull => ({ type: 'varchar', length: 36 }),
  text: (length: number): NotNull => ({ type: 'varchar', length }),
  instant: (): NotNull => ({ type: 'datetime', precision: 3 }),
  /** A calendar date `YYYY-MM-DD`, kept as text: it has no time zone. */
  date: (): NotNull => ({ type: 'varchar', length: 10 }),
  cents: (): NotNull => ({ type: 'bigint', transformer: wholeNumber }),
  /** A percentage of 0 to 100 (see `percentage` of domain-validation). */
  percent: (): NotNull => ({ type: 'int', transformer: tenThousandths }),
  integer: (): NotNull => ({ type: 'int' }),
  flag: (): NotNull => ({ type: 'boolean' }),
  json: (): NotNull => ({ type: 'simple-json' }),
  longText: (): NotNull => ({ type: 'text' }),
} as const;

export const nullable = (options: ColumnOptions): ColumnOptions => ({ ...options, nullable: true });
