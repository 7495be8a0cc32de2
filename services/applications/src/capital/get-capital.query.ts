import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { ApplicationRepository, factsOf, mayWith } from '../applications/index.js';
import { LoanCapital } from '../capital-rows/index.js';
import type { CapitalDto } from '../capital-rows/index.js';

/** What the figures of an application's loan are computed from, and which limits of its type it keeps. */
@Injectable()
export class GetCapital {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly capital: LoanCapital,
  ) {}

  async execute(actor: Actor, id: string): Promise<CapitalDto> {
    const application = found(await this.applications.find(id), 'The application');
    mayWith(actor, 'read', application);
    return this.capital.of({ ...factsOf(application), id });
  }
}
