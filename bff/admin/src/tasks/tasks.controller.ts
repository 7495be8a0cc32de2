import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import { operations as applications } from '@groundwork/contract-applications';
import { operations as brokers } from '@groundwork/contract-brokers';
import { operations as companies } from '@groundwork/contract-companies';
import { operations as draws } from '@groundwork/contract-draws';
import { operations as notifications } from '@groundwork/contract-notifications';
import { numberedName } from '@groundwork/domain-applications';
import { OpenTo, ServiceGateway } from '@groundwork/server-bff';
import type { FastifyRequest } from 'fastify';
import { AdminTask } from '../people/admins.dto.js';
import { SaveTaskBody } from './tasks.dto.js';
import type { TaskAboutBody } from './tasks.dto.js';

interface Subject {
  readonly name: string;
  /** The company that it belongs to; none of a broker. */
  readonly companyId: string | null;
}

/** A task of an administrator: what it is about its own service knows, and refuses where it is not there. */
@Controller('admin')
export class TasksController {
  constructor(private readonly services: ServiceGateway) {}

  @Post('updatTasks')
  @OpenTo('admin')
  @HttpCode(200)
  @ApiBody({ type: SaveTaskBody })
  @ApiOkResponse({ type: AdminTask })
  async updateTask(@Req() request: FastifyRequest, @Body() { about, ...body }: SaveTaskBody): Promise<AdminTask> {
    return this.services.call(request, notifications.saveTask, {
      body: { ...body, ...(await this.aboutOf(request, about)) },
    });
  }

  private async aboutOf(request: FastifyRequest, about: TaskAboutBody | null | undefined) {
    if (about === undefined) return {};
    return { about: about && { ...about, ...(await this.subjectOf(request, about)) } };
  }

  private async subjectOf(request: FastifyRequest, { kind, id }: TaskAboutBody): Promise<Subject> {
    const input = { params: { id } };
    if (kind === 'company') {
      const { organizationName } = await this.services.call(request, companies.getCompany, input);
      return { name: organizationName ?? id, companyId: id };
    }
    if (kind === 'broker') {
      const { businessName } = await this.services.call(request, brokers.getBroker, input);
      return { name: businessName, companyId: null };
    }
    if (kind === 'draw') {
      const { applicationId } = await this.services.call(request, draws.getDrawRequest, input);
      return this.application(request, applicationId);
    }
    return this.application(request, id);
  }

  private async application(request: FastifyRequest, id: string): Promise<Subject> {
    const { companyId, name, projectNumber } = await this.services.call(request, applications.getApplication, {
      params: { id },
    });
    return { name: numberedName({ name: name ?? id, projectNumber }), companyId };
  }
}
