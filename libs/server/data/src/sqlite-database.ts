import BetterSqlite3 from 'better-sqlite3';
import { DataSource } from 'typeorm';

/** Named by us: TypeORM looks for packages in folders, of which a packed unit has none. */
export const ofSqlite = { type: 'better-sqlite3', driver: BetterSqlite3 } as const;

/** A connection of its own to a database that is there, for statements that only read. */
export const readSqlite = (file: string): Promise<DataSource> =>
  new DataSource({ ...ofSqlite, database: file, readonly: true, fileMustExist: true }).initialize();
