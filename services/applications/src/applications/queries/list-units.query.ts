import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { parsed } from '../../shared/raw.js';
import { mayWith } from '../applications.policy.js';
import type { StoredUnitDto } from '../property.dto.js';

/** The units of one property, in their order. */
@Injectable()
export class ListUnits {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, propertyId: string): Promise<StoredUnitDto[]> {
    const owners = await this.database.rows<{ companyId: string }>(
      'SELECT a.company_id AS companyId FROM property p JOIN application a ON a.id = p.application_id WHERE p.id = ?',
      [propertyId],
    );
    mayWith(actor, 'read', found(owners[0], 'The property'));
    const rows = await this.database.rows<{ id: string; details: string }>(
      'SELECT id, details FROM unit WHERE property_id = ? ORDER BY position',
      [propertyId],
    );
    return rows.map(({ id, details }) => ({ ...parsed<object>(details), id }));
  }
}
