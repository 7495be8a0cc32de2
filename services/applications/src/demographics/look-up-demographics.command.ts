import { Inject, Injectable } from '@nestjs/common';
import { demographicFigures } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { DAY, isWithin } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { ApplicationEntity, mayWith, PropertyEntity } from '../applications/index.js';
import type { DemographicsDto, LookUpDemographicsDto } from './demographics.dto.js';
import { DemographicsProvider } from './demographics.provider.js';
import type { Place } from './demographics.provider.js';
import { PropertyDemographicsEntity } from './property-demographics.entity.js';

/** Surroundings do not change faster. */
const goodFor = 30 * DAY;

/** Figures of a property's surroundings: those that are stored, while they are of this address and young enough, or new ones. */
@Injectable()
export class LookUpDemographics {
  constructor(
    private readonly database: Database,
    private readonly provider: DemographicsProvider,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { propertyId, refresh }: LookUpDemographicsDto): Promise<DemographicsDto> {
    const place = await this.placeOf(actor, propertyId);
    const address = JSON.stringify(place);
    const stored = await this.database.manager.findOneBy(PropertyDemographicsEntity, { propertyId });
    if (stored && !refresh && stored.address === address && isWithin(stored.fetchedAt, goodFor, this.clock.now()))
      return answerOf(place, stored);
    const told = await this.provider.lookUp(place);
    if (!told) throw new Problem('rule.violated', shared.addressUnknown);
    const row: PropertyDemographicsEntity = { propertyId, address, ...told, fetchedAt: this.clock.now() };
    await this.database.statement((manager) => manager.upsert(PropertyDemographicsEntity, row, ['propertyId']));
    return answerOf(place, row);
  }

  private async placeOf(actor: Actor, propertyId: string): Promise<Place> {
    const { manager } = this.database;
    const { applicationId, street, city, state, zipCode } = found(
      await manager.findOneBy(PropertyEntity, { id: propertyId }),
      'The property',
    );
    mayWith(
      actor,
      'review',
      found(
        await manager.findOne(ApplicationEntity, {
          select: { id: true, companyId: true },
          where: { id: applicationId },
        }),
        'The application',
      ),
    );
    if (!street?.trim() || !zipCode) refuseInvalid({ propertyId: shared.addressNeeded });
    return { street: street?.trim() ?? '', city, state, zipCode: zipCode ?? '' };
  }
}

const answerOf = (
  place: Place,
  { propertyId, asOfYear, figures, fetchedAt }: PropertyDemographicsEntity,
): DemographicsDto => ({
  propertyId,
  ...place,
  asOfYear,
  fetchedAt: fetchedAt.toISOString(),
  figures: demographicFigures.map((figure) => ({ ...figure, value: figures[figure.key] })),
});
