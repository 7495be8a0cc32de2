import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { CompanyInvitationEntity } from './company-invitation.entity.js';

/** When each address was asked last to use the portal for a company; for who has been allowed to read the company. */
@Injectable()
export class ListInvitations {
  constructor(private readonly database: Database) {}

  /** By address in small letters; ISO instants. */
  async execute(companyId: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.manager.findBy(CompanyInvitationEntity, { companyId });
    return new Map(rows.map(({ email, invitedAt }) => [email, invitedAt.toISOString()]));
  }
}
