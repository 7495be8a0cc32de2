import { Injectable } from '@nestjs/common';
import { phoneDigits, referenceErrors, referenceRecord } from '@groundwork/domain-companies';
import type { Reference } from '@groundwork/domain-companies';
import { under } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import { refuseInvalid } from '@groundwork/server-http';
import type { EntityManager } from 'typeorm';
import { bodyValues, emptyValues } from '../shared/body-values.js';
import { ReferenceRepository } from './reference.repository.js';

/** Saves a company's references, each whole: what one leaves out is empty. A half-filled one is stored too. */
@Injectable()
export class SaveReferences {
  constructor(private readonly references: ReferenceRepository) {}

  async execute(manager: EntityManager, companyId: string, references: readonly Reference[]): Promise<void> {
    const errors = references.map((reference, index) => under(`references.${index}`, referenceErrors(reference)));
    refuseInvalid(Object.assign({}, ...errors) as FieldErrors);
    await this.references.save(
      manager,
      references.map((reference) => {
        const values = { ...emptyValues(referenceRecord), ...bodyValues(referenceRecord, reference) };
        return { ...values, phoneNumber: phoneDigits(values.phoneNumber), companyId, type: reference.type };
      }),
    );
  }
}
