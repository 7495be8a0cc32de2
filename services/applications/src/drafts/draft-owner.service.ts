import { Injectable } from '@nestjs/common';
import { isEditable } from '@groundwork/domain-applications';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { ApplicationEntity, mayWith } from '../applications/index.js';

/** Whose a draft is: of the user that types it, in an application that the user may edit. */
@Injectable()
export class DraftOwner {
  constructor(private readonly database: Database) {}

  /** The user. A draft is written only while its application may be edited; read and forgotten it may be later, too. */
  async of(actor: Actor, applicationId: string, { writes = false } = {}): Promise<string> {
    const { companyId, status } = found(
      await this.database.manager.findOne(ApplicationEntity, {
        select: { id: true, companyId: true, status: true },
        where: { id: applicationId },
      }),
      'The application',
    );
    mayWith(actor, 'edit', { companyId });
    if (!actor.userId) throw new Problem('access.denied');
    if (writes && !isEditable(status)) throw new Problem('state.illegal_transition');
    return actor.userId;
  }
}
