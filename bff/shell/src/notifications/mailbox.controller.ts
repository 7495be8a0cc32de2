import { Controller, Get, Inject, Injectable, UseGuards } from '@nestjs/common';
import type { CanActivate } from '@nestjs/common';
import { operations as notifications } from '@groundwork/contract-notifications';
import { BFF_OPTIONS, Forward } from '@groundwork/server-bff';
import type { BffOptions } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';

/** The mailbox stands open to everybody, so that in production not even the service is asked, which would refuse as well. */
@Injectable()
export class NeverInProduction implements CanActivate {
  constructor(@Inject(BFF_OPTIONS) private readonly options: BffOptions) {}

  canActivate(): boolean {
    if (this.options.mode === 'production') throw new Problem('route.not_found');
    return true;
  }
}

/** Letters and text messages of a portal that sends none, for a newcomer who has no account yet. */
@Controller('mailbox')
@UseGuards(NeverInProduction)
export class MailboxController {
  @Get()
  @Forward(notifications.listMailbox)
  mailbox(): void {}
}
