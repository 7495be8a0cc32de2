import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MINUTE } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { isDuplicate, newId } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { AccountHolders } from './account-holders.service.js';
import type { AccountHolder } from './account-holders.service.js';
import { AccountProvider } from './account.provider.js';
import type { AccountVerificationEntity } from './account-verification.entity.js';
import { AccountVerificationRepository } from './account-verification.repository.js';
import type { VerificationDto, RequestVerificationDto } from './verification.dto.js';

/** Time that a person needs in the widget: a code with less left is not handed out again. */
const needed = 5 * MINUTE;

/**
 * A code for the verification widget. One that is open already is handed out again, and two calls at once ask the provider
 * under one key, so that a second click opens no second verification.
 */
@Injectable()
export class RequestVerification {
  constructor(
    private readonly verifications: AccountVerificationRepository,
    private readonly holders: AccountHolders,
    private readonly provider: AccountProvider,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: RequestVerificationDto): Promise<VerificationDto> {
    const holder = await this.holders.named(actor, body);
    const latest = await this.verifications.latest(holder.id);
    const isOpen = latest?.finishedAt === null && latest.expiresAt.getTime() - this.clock.now().getTime() > needed;
    const { requestCode, expiresAt } = isOpen
      ? latest
      : await this.request(found(actor.userId, 'The user'), holder, latest);
    return { requestCode, widgetUrl: this.provider.widgetUrl(requestCode), expiresAt: expiresAt.toISOString() };
  }

  private async request(
    requestedBy: string,
    holder: AccountHolder,
    latest: AccountVerificationEntity | null,
  ): Promise<Pick<AccountVerificationEntity, 'requestCode' | 'expiresAt'>> {
    const key = createHash('sha256')
      .update(`${holder.id} after ${latest?.id ?? 'none'}`)
      .digest('hex');
    const { requestCode, expiresAt } = await this.provider.requestCode(key, holder.type, holder.name);
    const row: AccountVerificationEntity = {
      id: newId(),
      requestCode,
      companyId: holder.companyId,
      holderType: holder.type,
      holderId: holder.id,
      requestedBy,
      requestedAt: this.clock.now(),
      expiresAt,
      finishedAt: null,
    };
    try {
      await this.verifications.insert(row);
    } catch (error) {
      // The other of two clicks was faster, with the same code.
      if (!isDuplicate(error) || !(await this.verifications.exists(requestCode, holder.id))) throw error;
    }
    return { requestCode, expiresAt };
  }
}
