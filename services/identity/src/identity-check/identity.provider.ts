import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { ServiceOptions } from '@groundwork/server-config';
import { needProvider, providerClient, xmlText } from '@groundwork/server-providers';
import type { ProviderClient } from '@groundwork/server-providers';
import { OPTIONS } from '@groundwork/server-service';
import type { IdentityCheckStatusDto } from './identity-check.dto.js';

const longest = { Code: 100, Description: 500, id: 200 } as const;

function needText(text: string | undefined, most: number): string {
  if (!text || text.length > most) throw new RangeError('A field is missing or too long.');
  return text;
}

/** The outside identity check: two images in, an XML `Status` out. */
@Injectable()
export class IdentityProvider implements OnModuleDestroy {
  private readonly client: ProviderClient | undefined;

  constructor(@Inject(OPTIONS) options: ServiceOptions | undefined) {
    this.client = providerClient('identity-check', options?.providers.identityCheck, {
      logLevel: options?.logLevel ?? 'info',
    });
  }

  /** Throws `provider.off` where no provider is set up. */
  needed(): void {
    needProvider(this.client);
  }

  /** Throws {@link ProviderFailure}. Under the same `key` the provider carries a check out once. */
  check(key: string, front: string, back: string): Promise<IdentityCheckStatusDto> {
    return needProvider(this.client).xml(
      { method: 'POST', path: '/checks', label: 'check', idempotencyKey: key, body: { front, back } },
      (root) => {
        if (root.localName !== 'Status') throw new RangeError('The answer is no Status.');
        return {
          TransactionReasonCode: {
            Code: needText(xmlText(root, 'TransactionReasonCode', 'Code'), longest.Code),
            Description: (xmlText(root, 'TransactionReasonCode', 'Description') ?? '').slice(0, longest.Description),
          },
          RequestId: needText(xmlText(root, 'RequestId'), longest.id),
          ConversationId: needText(xmlText(root, 'ConversationId'), longest.id),
        };
      },
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.client?.close();
  }
}
