import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { applicationStatuses, locksCompany } from '@groundwork/domain-applications';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import { companyLockedNotice } from '@groundwork/domain-companies';
import { Database } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import { Problem } from '@groundwork/server-http';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { CompanyApplication } from './company-application.entity.js';

/** What each event says of its application. Events of one application keep their order, so the last one stands. */
const statusAfter = {
  'application.submitted': 'submitted',
  'application.in_closing': 'in_closing',
  'application.approved': 'approved',
  'application.rejected': 'rejected',
  'application.reopened': 'in_progress',
} as const satisfies Readonly<Record<string, ApplicationStatus>>;

const lockingStatuses = applicationStatuses.filter(locksCompany);

/** A company is locked while any of its applications is submitted (specification, section 4). */
@Injectable()
export class CompanyLocks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    @Inject(Inbox) private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    for (const type of Object.keys(statusAfter) as (keyof typeof statusAfter)[])
      this.inbox.on(type, 'company-lock', (manager, event) =>
        this.note(manager, event.payload.applicationId, event.payload.companyId, statusAfter[type]),
      );
  }

  isLocked(rootCompanyId: string): Promise<boolean> {
    return this.database.manager.existsBy(CompanyApplication, {
      companyId: rootCompanyId,
      status: In(lockingStatuses),
    });
  }

  /** Throws `state.locked` with the notice of the specification. */
  async refuseLocked(rootCompanyId: string): Promise<void> {
    if (await this.isLocked(rootCompanyId)) throw new Problem('state.locked', companyLockedNotice);
  }

  private async note(
    manager: EntityManager,
    applicationId: string,
    companyId: string,
    status: ApplicationStatus,
  ): Promise<void> {
    await manager.upsert(CompanyApplication, { applicationId, companyId, status }, ['applicationId']);
  }
}
