import { Injectable } from '@nestjs/common';
import { isIdentityPass } from '@groundwork/domain-accounts';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, refuseInvalid } from '@groundwork/server-http';
import { AuditLog } from '../audit/index.js';
import type { CheckIdentityDto, IdentityCheckDto, IdentityCheckStatusDto } from './identity-check.dto.js';
import type { IdentityCheckEntity } from './identity-check.entity.js';
import { IdentityCheckRepository } from './identity-check.repository.js';
import { IdentityProvider } from './identity.provider.js';
import { imageErrors, plainBase64 } from './license-images.js';

const statusView = ({
  reasonCode,
  reason,
  requestId,
  conversationId,
}: IdentityCheckEntity): IdentityCheckStatusDto => ({
  TransactionReasonCode: { Code: reasonCode ?? '', Description: reason ?? '' },
  RequestId: requestId ?? '',
  ConversationId: conversationId ?? '',
});

/**
 * Asks the outside provider about a driver's licence (specification 4, Identity upload). The images are neither stored nor
 * logged; the outcome is kept, so that the ids that a user saves later can be held against it. Who has passed already is told
 * so again without another check.
 */
@Injectable()
export class CheckIdentity {
  constructor(
    private readonly database: Database,
    private readonly provider: IdentityProvider,
    private readonly checks: IdentityCheckRepository,
    private readonly audit: AuditLog,
  ) {}

  async execute(actor: Actor, request: CheckIdentityDto): Promise<IdentityCheckDto> {
    const accountId = found(actor.userId, 'The user');
    this.provider.needed();
    const [front, back] = [plainBase64(request.front), plainBase64(request.back)];
    refuseInvalid(imageErrors(front, back));
    const beginning = await this.checks.begin(accountId);
    if ('passed' in beginning) return { Status: statusView(beginning.passed) };
    return { Status: await this.ask(actor, accountId, beginning.begun, front, back) };
  }

  private async ask(
    actor: Actor,
    accountId: string,
    id: string,
    front: string,
    back: string,
  ): Promise<IdentityCheckStatusDto> {
    const status = await this.provider.check(id, front, back).catch(async (error: unknown) => {
      await this.checks.end(id, 'broken');
      throw error;
    });
    const { Code: code } = status.TransactionReasonCode;
    const passed = isIdentityPass(code);
    await this.database.transaction(async () => {
      await this.checks.end(id, passed ? 'passed' : 'failed', status);
      await this.audit.record({
        kind: 'identity.checked',
        accountId,
        actor,
        details: { outcome: passed ? 'passed' : 'failed', code },
      });
    });
    return status;
  }
}
