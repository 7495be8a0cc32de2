import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What follows when an agreement comes to cover the loans of a company, in the transaction in which it does. */
type Follow = (manager: EntityManager, companyId: string) => Promise<void>;

/** Rooms that build upon agreements hear of them here: no arrow runs back to them. */
@Injectable()
export class AgreementFollowers {
  private readonly followers: Follow[] = [];

  add(follow: Follow): void {
    this.followers.push(follow);
  }

  async tell(manager: EntityManager, companyId: string | null): Promise<void> {
    if (companyId === null) return;
    for (const follow of this.followers) await follow(manager, companyId);
  }
}
