import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { ApplicationStatus } from '@groundwork/domain-applications';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { CompanyApplicationEntity } from './company-application.entity.js';

/** What each event says of its application. Events of one application keep their order, so the last one stands. */
const statusAfter = {
  'application.submitted': 'submitted',
  'application.in_closing': 'in_closing',
  'application.approved': 'approved',
  'application.rejected': 'rejected',
  'application.reopened': 'in_progress',
} as const satisfies Readonly<Record<string, ApplicationStatus>>;

/** Where the applications of a company stand, which the lock of the company is read from. */
@Injectable()
export class ApplicationStatusHandler implements OnModuleInit {
  constructor(@Inject(Inbox) private readonly inbox: Inbox) {}

  onModuleInit(): void {
    for (const type of Object.keys(statusAfter) as (keyof typeof statusAfter)[])
      this.inbox.on(type, 'company-lock', (manager, { payload }) => this.handle(manager, payload, statusAfter[type]));
  }

  async handle(
    manager: EntityManager,
    { applicationId, companyId }: { readonly applicationId: string; readonly companyId: string },
    status: ApplicationStatus,
  ): Promise<void> {
    await manager.upsert(CompanyApplicationEntity, { applicationId, companyId, status }, ['applicationId']);
  }
}
