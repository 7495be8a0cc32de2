import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { ApplicationRepository, mayWith } from '../applications/index.js';
import { appraisalView, CapitalRepository } from '../capital-rows/index.js';
import type { AppraisalDto } from '../capital-rows/index.js';

/** Every appraisal that was recorded for an application, the newest first. */
@Injectable()
export class ListAppraisals {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly capital: CapitalRepository,
  ) {}

  async execute(actor: Actor, id: string): Promise<AppraisalDto[]> {
    mayWith(actor, 'review', found(await this.applications.find(id), 'The application'));
    return (await this.capital.everyAppraisal(id)).map(appraisalView);
  }
}
