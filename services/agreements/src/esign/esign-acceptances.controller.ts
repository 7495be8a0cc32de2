import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
  StreamableFile,
  UseGuards,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiHeader, ApiOkResponse, ApiProduces, ApiQuery } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { CertificateQuery } from '../certificate/certificate.query.js';
import { IdAnswer } from '../content/id-answer.dto.js';
import type { Evidence } from '../content/evidence.js';
import { evidenceOf, SeenEvidence } from '../content/evidence.js';
import { AcceptEsign } from './commands/accept-esign.command.js';
import type { Signer } from './commands/accept-esign.command.js';
import { WithdrawEsign } from './commands/withdraw-esign.command.js';
import { EsignAcceptanceRow, NewEsignAcceptance, RegisteredEsignAcceptance } from './esign.dto.js';
import { EsignQueries } from './queries/esign.queries.js';
import { CurrentSigner, SignerGuard } from './signer.guard.js';

@Controller()
export class EsignAcceptancesController {
  constructor(
    private readonly queries: EsignQueries,
    private readonly acceptance: AcceptEsign,
    private readonly withdrawal: WithdrawEsign,
    private readonly certificates: CertificateQuery,
  ) {}

  @Get('esign-acceptances')
  @For('admin', 'super')
  @ApiQuery({
    name: 'before',
    required: false,
    type: String,
    description: 'Id of the last acceptance of the page before.',
  })
  @ApiOkResponse({ type: [EsignAcceptanceRow] })
  listEsignAcceptances(
    @CurrentActor() actor: Actor,
    @Query('before', new ParseUUIDPipe({ optional: true })) before?: string,
  ): Promise<EsignAcceptanceRow[]> {
    return this.queries.acceptances(actor, before);
  }

  @Get('esign-acceptances/user/:id')
  @For('borrower', 'broker', 'admin', 'super')
  @ApiOkResponse({ type: [EsignAcceptanceRow] })
  listEsignAcceptancesOfUser(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<EsignAcceptanceRow[]> {
    return this.queries.ofUser(actor, id);
  }

  /** Own acceptances; an administrator, everybody's. Withdrawn ones too. */
  @Get('esign-acceptances/:id/certificate')
  @For('borrower', 'broker', 'admin', 'super')
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async getEsignCertificate(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<StreamableFile> {
    const pdf = await this.certificates.pdf(actor, id);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="esign-certificate-${id}.pdf"`,
      length: pdf.length,
    });
  }

  @Post('esign-acceptances')
  @Idempotent()
  @UseGuards(SignerGuard)
  @ApiHeader({ name: 'user-agent', required: false })
  @For('borrower', 'broker', 'admin', 'super')
  @ApiCreatedResponse({ type: EsignAcceptanceRow })
  acceptEsign(
    @CurrentActor() actor: Actor,
    @CurrentSigner() signer: Signer,
    @Body() request: NewEsignAcceptance,
    @SeenEvidence() evidence: Evidence,
  ): Promise<EsignAcceptanceRow> {
    return this.acceptance.execute(actor, request, evidence, signer);
  }

  @Delete('esign-acceptances/:id')
  @Idempotent()
  @For('borrower', 'broker', 'admin', 'super')
  @ApiOkResponse({ type: IdAnswer })
  withdrawEsign(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
    @SeenEvidence() evidence: Evidence,
  ): Promise<IdAnswer> {
    return this.withdrawal.execute(actor, id, evidence);
  }

  /** At a registration nobody is signed in yet: identity records the acceptance that the form carried. */
  @Post('internal/esign-acceptances')
  @For('system')
  @ApiCreatedResponse({ type: EsignAcceptanceRow })
  recordEsignAcceptance(
    @CurrentActor() actor: Actor,
    @Body() request: RegisteredEsignAcceptance,
  ): Promise<EsignAcceptanceRow> {
    return this.acceptance.execute(
      actor,
      { ...request, duringRegister: true },
      evidenceOf(request.ip, request.userAgent),
      request,
    );
  }
}
