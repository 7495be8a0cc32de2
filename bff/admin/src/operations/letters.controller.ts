import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { operations as notifications } from '@groundwork/contract-notifications';
import { OpenTo, ServiceGateway } from '@groundwork/server-bff';
import type { FastifyRequest } from 'fastify';
import { LetterDoneAnswer, SeenLetterBody } from './letters.dto.js';
import { OperationsRecord } from './operations-record.service.js';

/** Letters that did not leave. What is done with one is put down: docs/adr/0101. */
@Controller('operations/letters')
export class LettersController {
  constructor(
    private readonly services: ServiceGateway,
    private readonly record: OperationsRecord,
  ) {}

  @Post('sendings')
  @OpenTo('super', { beyond: 'has a letter or text message that did not leave sent again', proved: true })
  @HttpCode(200)
  @ApiOkResponse({ type: LetterDoneAnswer })
  async sendAgain(@Req() request: FastifyRequest, @Body() body: SeenLetterBody): Promise<LetterDoneAnswer> {
    const operation = { deed: 'operation.letter_sent_again', at: 'notifications', of: body.id } as const;
    return this.record.perform(request, operation, () =>
      this.services.call(request, notifications.sendMessageAgain, { body }),
    );
  }

  @Post('aside')
  @OpenTo('super', { beyond: 'takes one that did not leave off the list, with what it says', proved: true })
  @HttpCode(200)
  @ApiOkResponse({ type: LetterDoneAnswer })
  async putAside(@Req() request: FastifyRequest, @Body() body: SeenLetterBody): Promise<LetterDoneAnswer> {
    const operation = { deed: 'operation.letter_aside', at: 'notifications', of: body.id } as const;
    return this.record.perform(request, operation, () =>
      this.services.call(request, notifications.putMessageAside, { body }),
    );
  }
}
