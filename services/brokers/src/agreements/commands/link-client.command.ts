import { Inject, Injectable } from '@nestjs/common';
import { mayNameClient } from '@groundwork/domain-brokers';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { AgreementDetailsDto } from '../agreement.dto.js';
import { agreementDetailsView } from '../agreement.view.js';
import { AgreementFollowers } from '../agreement-followers.service.js';
import type { ExistingClient } from '../new-agreement.js';
import { AgreementRepository } from '../persistence/agreement.repository.js';

/** Says which company of the portal a referral's new client became: its loans are the agreement's from then on. Said once. */
@Injectable()
export class LinkClient {
  constructor(
    private readonly database: Database,
    private readonly agreements: AgreementRepository,
    private readonly followers: AgreementFollowers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, id: string, client: ExistingClient | undefined): Promise<AgreementDetailsDto> {
    const row = await this.agreements.find(actor, 'decide', id);
    const { companyId } = found(client, 'The company');
    if (!mayNameClient(row)) throw new Problem('state.illegal_transition', shared.clientLinked);
    const changes = { companyId, updatedAt: this.clock.now() };
    await this.database.transaction(async (manager) => {
      await this.agreements.change(manager, row, changes, { command: 'link', actor });
      await this.followers.tell(manager, companyId);
    });
    return agreementDetailsView(await this.agreements.find(actor, 'read', id));
  }
}
