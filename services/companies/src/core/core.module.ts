import { Module } from '@nestjs/common';
import { ApplicationStatusHandler } from './application-status.handler.js';
import { CompanyChanges } from './company-changes.service.js';
import { CompanyLocks } from './company-locks.service.js';
import { DealChanges } from './deal-changes.service.js';
import { CompanyAccess } from './company.policy.js';
import { CompanyRepository } from './company.repository.js';

@Module({
  providers: [CompanyAccess, CompanyRepository, CompanyLocks, CompanyChanges, DealChanges, ApplicationStatusHandler],
  exports: [CompanyAccess, CompanyRepository, CompanyLocks, CompanyChanges, DealChanges],
})
export class CoreModule {}
