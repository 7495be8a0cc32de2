import { Injectable } from '@nestjs/common';
import { experienceErrors, experienceRecord, isSale } from '@groundwork/domain-companies';
import type { ExperienceKind } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import type { FieldName } from '@groundwork/domain-records';
import { isId } from '@groundwork/domain-validation';
import { refuseInvalid } from '@groundwork/server-http';
import type { ChangeScope } from '../core/index.js';
import { bodyValues, rowValues } from '../shared/body-values.js';
import { ExperienceOwners } from './experience-owners.service.js';
import type { ExperienceDetailsDto } from './experience.dto.js';
import type { ExperienceEntity } from './experience.entity.js';

type Values = Pick<ExperienceEntity, FieldName<typeof experienceRecord>>;

/** What is stored of an experience, of a body over the row before it. Throws where it is wrong. */
@Injectable()
export class ExperienceValues {
  constructor(private readonly owners: ExperienceOwners) {}

  /** Without an owner named it is the one's who adds it; one who has left the company may stay with what it owned. */
  async merged(
    scope: ChangeScope,
    kind: ExperienceKind,
    body: ExperienceDetailsDto,
    before?: ExperienceEntity,
  ): Promise<Values> {
    const { userId, ...rest } = bodyValues(experienceRecord, body);
    const values = {
      ...(before ? rowValues(experienceRecord, before) : { userId: scope.by }),
      ...rest,
      ...(userId ? { userId } : {}),
    };
    const known =
      values.userId === before?.userId || (isId(values.userId) && (await this.owners.includes(scope, values.userId)));
    refuseInvalid({
      ...experienceErrors(kind, values, scope.today.slice(0, 7)),
      ...(known ? {} : { userId: companySetup.personUnknown }),
    });
    return { ...(values as Values), ...(isSale(kind, values) ? {} : { dateSold: null, salesPrice: null }) };
  }
}
