import { Injectable } from '@nestjs/common';
import { applicationStatuses, locksCompany } from '@groundwork/domain-applications';
import { companyLockedNotice } from '@groundwork/domain-companies';
import { Database } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { In } from 'typeorm';
import { CompanyApplicationEntity } from './company-application.entity.js';

const lockingStatuses = applicationStatuses.filter(locksCompany);

/** A company is locked while any of its applications is submitted (specification, section 4). */
@Injectable()
export class CompanyLocks {
  constructor(private readonly database: Database) {}

  isLocked(rootCompanyId: string): Promise<boolean> {
    return this.database.manager.existsBy(CompanyApplicationEntity, {
      companyId: rootCompanyId,
      status: In(lockingStatuses),
    });
  }

  /** Throws `state.locked` with the notice of the specification. */
  async refuseLocked(rootCompanyId: string): Promise<void> {
    if (await this.isLocked(rootCompanyId)) throw new Problem('state.locked', companyLockedNotice);
  }
}
