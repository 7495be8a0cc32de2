import { operations as files } from '@groundwork/contract-files';
import { operations as identity } from '@groundwork/contract-identity';
import { defineBff, ownPasswordController, resumableUploadsController } from '@groundwork/server-bff';
import { EsignController } from './agreements/esign.controller.js';
import { TermSheetController } from './agreements/term-sheet.controller.js';
import { ApplicationController } from './application/application.controller.js';
import { BudgetsController } from './budgets/budgets.controller.js';
import { CompanyController } from './company/company.controller.js';
import { ContractorsController } from './company/contractors.controller.js';
import { ExperienceController, ExperienceRemovalController } from './company/experience.controller.js';
import { PeopleController } from './company/people.controller.js';
import { SetupStepsController } from './company/setup-steps.controller.js';
import { DrawRequestController } from './draws/draw-request.controller.js';
import { FileUploadController } from './files/file-upload.controller.js';
import { NotificationController } from './notifications/notification.controller.js';
import { UsersController } from './users/users.controller.js';

/** What the borrower's area needs, under the paths of the call catalogue. */
export const bff = defineBff({
  name: 'borrower',
  version: '1.0.0',
  controllers: [
    ApplicationController,
    BudgetsController,
    TermSheetController,
    EsignController,
    DrawRequestController,
    resumableUploadsController(files),
    FileUploadController,
    CompanyController,
    PeopleController,
    ContractorsController,
    ExperienceController,
    ExperienceRemovalController,
    SetupStepsController,
    UsersController,
    NotificationController,
    ownPasswordController(identity.updateOwnPassword),
  ],
  contracts: async () => ({
    identity: (await import('@groundwork/contract-identity/document')).document,
    companies: (await import('@groundwork/contract-companies/document')).document,
    applications: (await import('@groundwork/contract-applications/document')).document,
    draws: (await import('@groundwork/contract-draws/document')).document,
    files: (await import('@groundwork/contract-files/document')).document,
    agreements: (await import('@groundwork/contract-agreements/document')).document,
    notifications: (await import('@groundwork/contract-notifications/document')).document,
  }),
});
