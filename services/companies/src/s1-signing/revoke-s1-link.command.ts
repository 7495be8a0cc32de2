import { Inject, Injectable } from '@nestjs/common';
import { s1Form } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { found, Problem } from '@groundwork/server-http';
import { AccessLinks } from '@groundwork/server-links';
import { CLOCK } from '@groundwork/server-service';
import { S1RequestRepository, s1RequestView } from '../s1-requests/index.js';
import type { S1RequestDto } from '../s1-requests/index.js';
import { S1Links } from './s1-links.service.js';
import type { S1LinkDto } from './s1-signing.dto.js';

/** Takes a link back: it opens nothing any more. */
@Injectable()
export class RevokeS1Link {
  constructor(
    private readonly s1Links: S1Links,
    private readonly requests: S1RequestRepository,
    private readonly links: AccessLinks,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(actor: Actor, asking: S1LinkDto): Promise<S1RequestDto> {
    const { personId } = asking;
    return this.s1Links.change(actor, asking, async (manager, { rootCompanyId }) => {
      const request = await this.requests.find(personId);
      if (request?.companyId !== rootCompanyId) throw new Problem('state.illegal_transition', s1Form.noLink);
      const revokedAt = this.clock.now();
      if (!(await this.requests.end(manager, personId, { revokedAt })))
        throw new Problem('state.illegal_transition', s1Form.noLink);
      await this.links.close(manager, 's1', personId);
      return s1RequestView({ ...found(request, 'The link'), revokedAt });
    });
  }
}
