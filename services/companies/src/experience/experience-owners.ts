import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { KnownUser, Membership } from '../members/membership.entity.js';
import { Person } from '../people/person.entity.js';
import type { ChangeScope } from '../setup/company-changes.js';

/** Whose an experience may be: a user of the company, or one of its people. */
@Injectable()
export class ExperienceOwners {
  async isOf({ manager, root, by }: ChangeScope, id: string): Promise<boolean> {
    if (id === by) return true;
    return (
      (await manager.existsBy(Person, { id, companyId: root.id })) ||
      (await manager.existsBy(Membership, { userId: id, companyId: root.id }))
    );
  }

  async names(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const where = { id: In([...new Set(ids)]) };
    const [users, people] = await Promise.all([manager.findBy(KnownUser, where), manager.findBy(Person, where)]);
    return new Map([...users, ...people].map((who): [string, string] => [who.id, `${who.firstName} ${who.lastName}`]));
  }
}
