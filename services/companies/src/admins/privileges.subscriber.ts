import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Inbox } from '@groundwork/server-events';
import { CompanyAdmins } from './company-admins.js';
import { administers } from './administrator.guard.js';

/** Who is no administrator any more looks after no company either. */
@Injectable()
export class PrivilegesSubscriber implements OnModuleInit {
  constructor(
    private readonly admins: CompanyAdmins,
    @Inject(Inbox) private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    this.inbox.on('user.role_changed', 'leave-companies', async (manager, { payload: { userId, to, changedBy } }) => {
      if (!administers(to)) await this.admins.leaveAll(manager, userId, changedBy);
    });
  }
}
