import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { ServiceOptions } from '@groundwork/server-config';
import { needProvider, providerClient } from '@groundwork/server-providers';
import type { ProviderClient } from '@groundwork/server-providers';
import { OPTIONS } from '@groundwork/server-service';
import type { PersonEntity } from '../people/index.js';
import { backgroundStatuses } from './background-check.entity.js';
import type { BackgroundStatus } from './background-check.entity.js';

/** The outside background request. It is told names and address of a person and nothing else. */
@Injectable()
export class BackgroundProvider implements OnModuleDestroy {
  private readonly client: ProviderClient | undefined;

  constructor(@Inject(OPTIONS) options: ServiceOptions | undefined) {
    this.client = providerClient('background-check', options?.providers.backgroundCheck, {
      logLevel: options?.logLevel ?? 'info',
    });
  }

  /** Under the same `key` the provider takes a request once. Throws {@link ProviderFailure}, `provider.off`. */
  request(
    key: string,
    { firstName, middleName, lastName, streetAddress, city, state, zipCode }: PersonEntity,
  ): Promise<{ requestId: string; status: BackgroundStatus }> {
    const body = { firstName, middleName, lastName, street: streetAddress, city, state, zipCode };
    return needProvider(this.client).json(
      { method: 'POST', path: '/requests', label: 'request', idempotencyKey: key, body },
      (value) => {
        const { requestId, status } = (value ?? {}) as { readonly requestId?: unknown; readonly status?: unknown };
        const known = backgroundStatuses.find((one) => one === status);
        if (typeof requestId !== 'string' || requestId === '' || requestId.length > 200 || !known)
          throw new RangeError('No request.');
        return { requestId, status: known };
      },
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.client?.close();
  }
}
