import { Inject, Injectable } from '@nestjs/common';
import { found } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import { ClosingItemRepository } from '../closing-rows/index.js';
import type { DecidingPerson } from '../credit-file/index.js';
import { accountName } from '../shared/account-name.js';
import { ApplicationRepository } from './persistence/application.repository.js';

/**
 * Who decides on an application and who found its conditions and the items of its closing in order, by the names that they have now: a
 * decision keeps them, since an account may be gone when it is read. Never asked for inside a transaction.
 */
@Injectable()
export class DecidingPeople {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly closing: ClosingItemRepository,
    @Inject(ServiceClients) private readonly services: ServiceClients,
  ) {}

  async of(applicationId: string, decidedBy: string | undefined): Promise<DecidingPerson[]> {
    const { details } = found(await this.applications.find(applicationId), 'The application');
    const items = await this.closing.ofApplication(applicationId);
    const ids = new Set([
      decidedBy,
      details.creditApproverId,
      ...(details.approvalConditions ?? []).map(({ completedBy }) => completedBy),
      ...items.map(({ tickedBy }) => tickedBy),
    ]);
    const people = await Promise.all([...ids].flatMap((id) => (id ? [this.named(id)] : [])));
    return people.filter((person) => person !== undefined);
  }

  /** Nothing of an account that is gone. */
  private async named(id: string): Promise<DecidingPerson | undefined> {
    const name = await accountName(this.services, id);
    return name === undefined ? undefined : { id, name };
  }
}
