import { Inject, Injectable } from '@nestjs/common';
import { fill, s1Form } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { AccessLinks } from '@groundwork/server-links';
import { CLOCK } from '@groundwork/server-service';
import { S1RequestRepository, s1RequestView } from '../s1-requests/index.js';
import type { S1RequestDto } from '../s1-requests/index.js';
import { S1Links } from './s1-links.service.js';
import { S1Owners } from './s1-owner.service.js';
import type { S1LinkDto } from './s1-signing.dto.js';

/** Sends an owner a letter with a link under which the S-1 is filled in and signed. A newer one closes the one before. */
@Injectable()
export class SendS1Link {
  constructor(
    private readonly s1Links: S1Links,
    private readonly owners: S1Owners,
    private readonly requests: S1RequestRepository,
    private readonly links: AccessLinks,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(actor: Actor, asking: S1LinkDto): Promise<S1RequestDto> {
    const sentBy = found(actor.userId, 'The user');
    const { personId } = asking;
    return this.s1Links.change(actor, asking, async (manager, { rootCompanyId: companyId, organizationName }) => {
      const owner = await this.owners.find(manager, companyId, personId);
      const before = await this.requests.find(personId);
      // What was signed a moment ago is on its way to its files.
      const isSigned = before !== null && before.signedAt !== null && before.filedAt === null;
      if (!owner.owes || isSigned) throw new Problem('state.illegal_transition', s1Form.notNeeded);
      if (!owner.emailAddress) refuseInvalid({ personId: fill(s1Form.needsEmail, { name: owner.name }) });
      const email = (owner.emailAddress ?? '').toLowerCase();
      const { code, expiresAt } = await this.links.issue(manager, {
        purpose: 's1',
        subjectId: personId,
        email,
        sentBy,
      });
      const row = {
        ...{ personId, companyId, signerName: owner.name, email, sentBy },
        ...{ sentAt: this.clock.now(), expiresAt: new Date(expiresAt) },
        ...{ openedAt: null, signedAt: null, revokedAt: null, signatureId: null, filedAt: null },
      };
      await this.requests.save(manager, row);
      const { company, name: signerName } = owner;
      await this.outbox.add(manager, {
        type: 's1.link_sent',
        aggregateId: personId,
        payload: { personId, companyId, organizationName, company, signerName, email, sentBy, code, expiresAt },
      });
      return s1RequestView(row);
    });
  }
}
