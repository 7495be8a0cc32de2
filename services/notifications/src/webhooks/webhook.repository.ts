import { Inject, Injectable } from '@nestjs/common';
import { machineRules } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { nameKey } from '@groundwork/domain-validation';
import { mayBeCalled } from '@groundwork/server-config';
import type { ServiceOptions } from '@groundwork/server-config';
import { Database, isDuplicate } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK, OPTIONS } from '@groundwork/server-service';
import { In } from 'typeorm';
import { isSafeUrl } from './domain/public-addresses.js';
import { WebhookDeliveryEntity } from './persistence/webhook-delivery.entity.js';
import { WebhookEndpointEntity } from './persistence/webhook-endpoint.entity.js';
import type { CreateWebhookDto, WebhookDto } from './webhook.dto.js';
import { webhookView } from './webhook.view.js';
import type { DeliveryCounts } from './webhook.view.js';

/** Endpoints and how their deliveries stand. */
@Injectable()
export class WebhookRepository {
  constructor(
    private readonly database: Database,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws where there is none. */
  async get(id: string): Promise<WebhookEndpointEntity> {
    return found(await this.database.manager.findOneBy(WebhookEndpointEntity, { id }), 'The webhook');
  }

  /** As it stands now. */
  async view(id: string): Promise<WebhookDto> {
    const counts = await this.counts([id]);
    return webhookView(await this.get(id), counts(id), this.clock.now());
  }

  /** Of an endpoint; throws where it has none of this id. */
  async delivery(endpointId: string, id: string): Promise<WebhookDeliveryEntity> {
    const row = await this.database.manager.findOneBy(WebhookDeliveryEntity, { id, endpointId });
    return found(row, 'The delivery');
  }

  /** What an administrator wrote, as it is stored; throws with what is wrong at its field. */
  checked({
    name: typed,
    url,
    types,
  }: CreateWebhookDto): Pick<WebhookEndpointEntity, 'name' | 'nameKey' | 'url' | 'types'> {
    if (types.length === 0) throw Problem.invalid({ types: machineRules.eventsMissing });
    if (this.options.mode === 'production' && !isSafeUrl(url))
      throw Problem.invalid({ url: machineRules.addressUnsafe });
    if (!mayBeCalled(this.options.outgoingHosts, url)) throw Problem.invalid({ url: machineRules.addressNotNamed });
    const name = typed.trim();
    return { name, nameKey: nameKey(name), url: new URL(url).href, types: [...types] };
  }

  /** By endpoint; one that has nothing waiting and nothing given up is not in it. */
  async counts(ids: readonly string[]): Promise<(id: string) => DeliveryCounts> {
    const rows = await this.database.manager
      .createQueryBuilder(WebhookDeliveryEntity, 'delivery')
      .select('delivery.endpointId', 'endpointId')
      .addSelect('delivery.status', 'status')
      .addSelect('COUNT(*)', 'number')
      .where({ endpointId: In([...ids]), status: In(['queued', 'sending', 'failed']) })
      .groupBy('delivery.endpointId')
      .addGroupBy('delivery.status')
      .getRawMany<{ endpointId: string; status: string; number: number | string }>();
    const sum = (id: string, isCounted: (status: string) => boolean) =>
      rows
        .filter(({ endpointId, status }) => endpointId === id && isCounted(status))
        .reduce((total, { number }) => total + Number(number), 0);
    return (id) => ({
      waiting: sum(id, (status) => status !== 'failed'),
      givenUp: sum(id, (status) => status === 'failed'),
    });
  }
}

/** A second endpoint of one name is refused at its field. */
export function nameInUse(error: unknown): never {
  throw isDuplicate(error) ? Problem.invalid({ name: machineRules.webhookNameInUse }) : error;
}
