import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';

/** Gives out the numbers of applications, in the order in which these are created and none twice. */
@Injectable()
export class ProjectNumberRepository {
  constructor(private readonly database: Database) {}

  /** The next number, in the transaction that writes it: whoever creates at the same moment waits for its end. */
  async next(manager: EntityManager): Promise<number> {
    await manager.query('UPDATE project_counter SET last_number = last_number + 1');
    const [row] = await this.database.rows<{ lastNumber: number }>(
      'SELECT last_number AS lastNumber FROM project_counter',
    );
    return (row as { lastNumber: number }).lastNumber;
  }
}
