import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** Says of a route that it answers with a PDF. */
export const AnswersPdf = (): MethodDecorator =>
  applyDecorators(
    ApiProduces('application/pdf'),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
  ) as MethodDecorator;

/** A paper that the browser keeps as a file under a name. */
export const pdfAnswer = (pdf: Buffer, name: string): StreamableFile =>
  new StreamableFile(pdf, {
    type: 'application/pdf',
    disposition: `attachment; filename="${name}"`,
    length: pdf.length,
  });
