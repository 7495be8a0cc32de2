import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { In } from 'typeorm';
import { MembershipEntity } from '../core/index.js';
import type { CompanyMemberDto } from './member.dto.js';
import { VerifiedIdentityEntity } from './verified-identity.entity.js';

/** Who belongs to a company, the first first, with whether the outside check of the driver's licence was passed. */
@Injectable()
export class ListMembers {
  constructor(private readonly database: Database) {}

  async execute(companyId: string): Promise<CompanyMemberDto[]> {
    const { manager } = this.database;
    const members = await manager.find(MembershipEntity, {
      where: { companyId },
      order: { createdAt: 'ASC', userId: 'ASC' },
    });
    const verified = new Set(
      (await manager.findBy(VerifiedIdentityEntity, { userId: In(members.map(({ userId }) => userId)) })).map(
        ({ userId }) => userId,
      ),
    );
    return members.map(({ userId }) => ({ userId, identityVerified: verified.has(userId) }));
  }
}
