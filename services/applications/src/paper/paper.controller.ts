import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { AnswersPdf, pdfAnswer } from '@groundwork/server-http';
import { PrintApplication } from './print-application.query.js';
import { PrintBudget } from './print-budget.query.js';

/** An application and its budgets on paper. */
@Controller()
export class PaperController {
  constructor(
    private readonly print: PrintApplication,
    private readonly budget: PrintBudget,
  ) {}

  @Get('applications/:id/pdf')
  @For('admin', 'super')
  @AnswersPdf()
  async printApplication(
    @CurrentActor() actor: Actor,
    @Param('id', ParseUUIDPipe) id: string,
  ): Promise<StreamableFile> {
    return pdfAnswer(await this.print.execute(actor, id), 'application.pdf');
  }

  @Get('properties/:propertyId/budget/pdf')
  @For('borrower', 'admin', 'super')
  @AnswersPdf()
  async printBudget(
    @CurrentActor() actor: Actor,
    @Param('propertyId', ParseUUIDPipe) propertyId: string,
  ): Promise<StreamableFile> {
    return pdfAnswer(await this.budget.execute(actor, { propertyId }), 'budget.pdf');
  }

  @Get('units/:unitId/budget/pdf')
  @For('borrower', 'admin', 'super')
  @AnswersPdf()
  async printUnitBudget(
    @CurrentActor() actor: Actor,
    @Param('unitId', ParseUUIDPipe) unitId: string,
  ): Promise<StreamableFile> {
    return pdfAnswer(await this.budget.execute(actor, { unitId }), 'budget.pdf');
  }
}
