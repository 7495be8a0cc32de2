import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { MembershipEntity } from '../core/index.js';
import type { ChangeScope } from '../core/index.js';
import { KnownUserEntity } from '../members/index.js';
import { PersonEntity } from '../people/index.js';

/** Whose an experience may be: a user of the company, or one of its people. */
@Injectable()
export class ExperienceOwners {
  async includes({ manager, root, by }: ChangeScope, id: string): Promise<boolean> {
    if (id === by) return true;
    return (
      (await manager.existsBy(PersonEntity, { id, companyId: root.id })) ||
      (await manager.existsBy(MembershipEntity, { userId: id, companyId: root.id }))
    );
  }

  async names(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const where = { id: In([...new Set(ids)]) };
    const [users, people] = await Promise.all([
      manager.findBy(KnownUserEntity, where),
      manager.findBy(PersonEntity, where),
    ]);
    return new Map([...users, ...people].map((who): [string, string] => [who.id, `${who.firstName} ${who.lastName}`]));
  }
}
