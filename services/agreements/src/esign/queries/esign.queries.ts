import { Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { IsNull, LessThan } from 'typeorm';
import { agreementsAbility } from '../../agreements.policy.js';
import type { EsignAcceptanceRow, EsignMasterRow } from '../esign.dto.js';
import { toEsignAcceptanceRow, toEsignMasterRow } from '../esign.dto.js';
import { EsignAcceptance } from '../persistence/esign-acceptance.entity.js';
import { EsignMaster } from '../persistence/esign-master.entity.js';

/** Most acceptances that one call lists. */
const pageSize = 500;

@Injectable()
export class EsignQueries {
  constructor(private readonly database: Database) {}

  async findLatest(): Promise<EsignMaster | undefined> {
    const [row] = await this.database.manager.find(EsignMaster, { order: { version: 'DESC' }, take: 1 });
    return row;
  }

  async latest(): Promise<EsignMasterRow> {
    const row = await this.findLatest();
    if (!row) throw new Problem('resource.not_found', shared.noEsignConditions);
    return toEsignMasterRow(row);
  }

  async all(): Promise<EsignMasterRow[]> {
    const rows = await this.database.manager.find(EsignMaster, { order: { version: 'DESC' } });
    return rows.map(toEsignMasterRow);
  }

  async byId(id: string): Promise<EsignMasterRow> {
    return toEsignMasterRow(
      found(await this.database.manager.findOneBy(EsignMaster, { id }), 'The version of the e-sign terms'),
    );
  }

  /** Every acceptance, newest first, withdrawn ones too; `before` is the id of the last one of the page before. */
  async acceptances(actor: Actor, before: string | undefined): Promise<EsignAcceptanceRow[]> {
    allow(agreementsAbility(actor), 'read', 'EsignAcceptance');
    const rows = await this.database.manager.find(EsignAcceptance, {
      ...(before ? { where: { id: LessThan(before) } } : {}),
      order: { id: 'DESC' },
      take: pageSize,
    });
    return rows.map(toEsignAcceptanceRow);
  }

  /** The acceptances of a user that stand, oldest first: the last is the one that counts. */
  async ofUser(actor: Actor, userId: string): Promise<EsignAcceptanceRow[]> {
    allow(agreementsAbility(actor), 'read', subject('EsignAcceptance', { userId }));
    const rows = await this.database.manager.find(EsignAcceptance, {
      where: { userId, withdrawnAt: IsNull() },
      order: { acceptanceDate: 'ASC', id: 'ASC' },
    });
    return rows.map(toEsignAcceptanceRow);
  }
}
