import { Controller, Get, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { operations as identity } from '@groundwork/contract-identity';
import { operations as notifications } from '@groundwork/contract-notifications';
import { OpenTo, ServiceGateway } from '@groundwork/server-bff';
import { Problem } from '@groundwork/server-http';
import type { FastifyRequest } from 'fastify';
import { AdminAnswer } from './admins.dto.js';

/** The administrators, each with its tasks: who they are identity knows, what they have to do notifications. */
@Controller('admin')
export class AdminsController {
  constructor(private readonly services: ServiceGateway) {}

  @Get('getAdmins')
  @OpenTo('admin')
  @ApiOkResponse({ type: [AdminAnswer] })
  async administrators(@Req() request: FastifyRequest): Promise<AdminAnswer[]> {
    const [users, tasks] = await Promise.all([
      this.services.call(request, identity.listUsers, { query: { kind: 'admins' } }),
      this.services.call(request, notifications.listTasks, { query: { userId: 'all' } }).catch(whileAway),
    ]);
    return users.map(({ id, userId, email, firstName, lastName, userProfile, isOwner, isSuper }) => ({
      id,
      userId,
      email,
      firstName,
      lastName,
      userProfile,
      isOwner,
      isSuper,
      tasks: tasks?.filter((task) => task.userId === userId) ?? null,
    }));
  }
}

/** A loan approver can be chosen also while the tasks are away. */
function whileAway(error: unknown): undefined {
  if (error instanceof Problem && (error.code === 'upstream.unavailable' || error.code === 'upstream.timeout'))
    return undefined;
  throw error;
}
