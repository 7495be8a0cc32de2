import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate } from '@nestjs/common';
import { BFF_OPTIONS } from '@groundwork/server-bff';
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
