import { Inject, Injectable } from '@nestjs/common';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { isAdministrator } from '@groundwork/server-auth';
import { Database, updateRows } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { CompanyEntity } from './company.entity.js';
import { CompanyLocks } from './company-locks.service.js';
import { CompanyAccess } from './company.policy.js';

/** What a change of a company's set-up works with. */
export interface ChangeScope {
  readonly manager: EntityManager;
  /** The company that was named: the borrowing one, or an entity of its tree. */
  readonly company: CompanyEntity;
  /** The borrowing company at the top. Its row is locked until the change has committed. */
  readonly root: CompanyEntity;
  readonly actor: Actor;
  readonly by: string;
  readonly now: Date;
  /** Today, YYYY-MM-DD. */
  readonly today: string;
}

/** The present year, which bounds years that somebody types. */
export const yearOf = ({ today: day }: Pick<ChangeScope, 'today'>): number => Number(day.slice(0, 4));

/** What a new row of a set-up starts with. */
export const creationColumns = ({ by, now }: ChangeScope) => ({
  version: 1,
  createdBy: by,
  createdAt: now,
  updatedAt: now,
});

/** What follows every change of a company's set-up, in its transaction. */
export type ChangeFollower = (manager: EntityManager, rootCompanyId: string) => Promise<void>;

/**
 * The one way to change what belongs to a company: who may, the lock of a submitted application, the structure that has to
 * be verified again, the records of the steps. Changes of one tree run one after the other, so that what is computed from
 * all of it (sums, circles, the last share of somebody) cannot be made wrong by two at once.
 */
@Injectable()
export class CompanyChanges {
  private readonly followers: ChangeFollower[] = [];

  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    private readonly locks: CompanyLocks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** For a room above this one that keeps something in step with the set-up. */
  onChange(follower: ChangeFollower): void {
    this.followers.push(follower);
  }

  /** For a change that is no borrower's, such as an event's: what follows it, in its transaction. */
  async follow(manager: EntityManager, rootCompanyId: string): Promise<void> {
    for (const follower of this.followers) await follower(manager, rootCompanyId);
  }

  async run<T>(actor: Actor, companyId: string, work: (scope: ChangeScope) => Promise<T>): Promise<T> {
    return this.database.transaction(async (manager) => {
      const company = found(await manager.findOneBy(CompanyEntity, { id: companyId }), 'The company');
      await this.access.allow(actor, 'update', company);
      await this.lock(company.rootCompanyId);
      if (!isAdministrator(actor)) await this.locks.refuseLocked(company.rootCompanyId);
      const root = found(await manager.findOneBy(CompanyEntity, { id: company.rootCompanyId }), 'The company');
      const result = await work({
        manager,
        company,
        root,
        actor,
        by: found(actor.userId, 'The user'),
        now: this.clock.now(),
        today: today(this.clock),
      });
      await this.follow(manager, root.id);
      return result;
    });
  }

  /** Changes of one tree that hold this follow each other, until their transaction ends. On SQLite all do. */
  async lock(rootCompanyId: string): Promise<void> {
    if (this.database.engine === 'mysql')
      await this.database.rows('SELECT id FROM company WHERE id = ? FOR UPDATE', [rootCompanyId]);
  }

  /** A change of owners or contractors: the structure has to be verified again (specification, section 4). */
  async runStructural<T>(actor: Actor, companyId: string, work: (scope: ChangeScope) => Promise<T>): Promise<T> {
    return this.run(actor, companyId, async (scope) => {
      const result = await work(scope);
      await updateRows(
        scope.manager,
        CompanyEntity,
        { id: scope.root.id, companyStructureVerified: true },
        { companyStructureVerified: false },
      );
      return result;
    });
  }
}
