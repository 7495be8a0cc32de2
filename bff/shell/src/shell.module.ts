import { Module } from '@nestjs/common';
import { AccountController } from './account/account.controller.js';
import { FindController } from './find/find.controller.js';
import { AccountRoutes, RegistrationRoutes } from './routes/account.routes.js';
import { BrokerFilesRoutes } from './routes/brokers.routes.js';
import { EsignRoutes } from './routes/esign.routes.js';
import { LenderRoutes } from './routes/lender.routes.js';
import { NotificationsRoutes, MailboxRoutes } from './routes/notifications.routes.js';
import { SecurityRoutes } from './routes/security.routes.js';
import { UsersRoutes } from './routes/users.routes.js';
import { InspectionLinkRoutes } from './routes/inspections.routes.js';
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
    InspectionLinkRoutes,
    AccountController,
    FindController,
  ],
})
export class ShellModule {}
