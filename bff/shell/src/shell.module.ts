import { Module } from '@nestjs/common';
import { DossierExport } from '@groundwork/server-bff';
import { AccountController } from './account/account.controller.js';
import { OwnDossierController } from './account/own-dossier.controller.js';
import { FindController } from './find/find.controller.js';
import { AccountRoutes, RegistrationRoutes } from './routes/account.routes.js';
import { BrokerFilesRoutes } from './routes/brokers.routes.js';
import { EsignRoutes } from './routes/esign.routes.js';
import { LenderRoutes } from './routes/lender.routes.js';
import { NotificationsRoutes, MailboxRoutes } from './routes/notifications.routes.js';
import { SecurityRoutes } from './routes/security.routes.js';
import { UsersRoutes } from './routes/users.routes.js';
import { InspectionLinkRoutes } from './routes/inspections.routes.js';
import { SigningRoutes } from './routes/signing.routes.js';
import { S1LinkRoutes } from './routes/s1.routes.js';
import { WaiverLinkRoutes } from './routes/waivers.routes.js';

/** What the shell needs before and around the areas: sign-in, session, the user's own things. */
@Module({
  controllers: [
    AccountRoutes,
    RegistrationRoutes,
    BrokerFilesRoutes,
    EsignRoutes,
    LenderRoutes,
    NotificationsRoutes,
    MailboxRoutes,
    SecurityRoutes,
    UsersRoutes,
    WaiverLinkRoutes,
    S1LinkRoutes,
    SigningRoutes,
    InspectionLinkRoutes,
    AccountController,
    FindController,
    OwnDossierController,
  ],
  providers: [DossierExport],
})
export class ShellModule {}
