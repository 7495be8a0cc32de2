import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { demographicFigures } from '@groundwork/domain-applications';
import type { DemographicKey } from '@groundwork/domain-applications';
import type { ServiceOptions } from '@groundwork/server-config';
import { newId } from '@groundwork/server-data';
import { needProvider, providerClient } from '@groundwork/server-providers';
import type { ProviderClient } from '@groundwork/server-providers';
import { OPTIONS } from '@groundwork/server-service';

export interface Place {
  readonly street: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string;
}

export interface Surroundings {
  readonly asOfYear: number;
  readonly figures: Record<DemographicKey, number>;
}

/** The outside figures of a place. */
@Injectable()
export class DemographicsProvider implements OnModuleDestroy {
  private readonly client: ProviderClient | undefined;

  constructor(@Inject(OPTIONS) options: ServiceOptions | undefined) {
    this.client = providerClient('property-demographics', options?.providers.propertyDemographics, {
      logLevel: options?.logLevel ?? 'info',
    });
  }

  /** Undefined where the provider does not know the address. Throws {@link ProviderFailure}, `provider.off`. */
  async lookUp(place: Place): Promise<Surroundings | undefined> {
    // A look-up changes nothing at the provider: every attempt of this one may be sent again.
    return needProvider(this.client).json(
      { method: 'POST', path: '/lookups', label: 'look-up', idempotencyKey: newId(), body: place, answers: [422] },
      (value, status) => {
        if (status === 422) return undefined;
        const answer = value as Readonly<Partial<Record<DemographicKey | 'asOfYear', unknown>>>;
        const { asOfYear } = answer;
        const figures = Object.fromEntries(demographicFigures.map(({ key }) => [key, figure(answer[key])])) as Record<
          DemographicKey,
          number
        >;
        if (!Number.isInteger(asOfYear)) throw new RangeError('No year.');
        return { asOfYear: asOfYear as number, figures };
      },
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.client?.close();
  }
}

function figure(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new RangeError('No figure.');
  return value;
}
