import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { escapeXml } from '@groundwork/server-providers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map } from 'rxjs';
import type { Observable } from 'rxjs';

/** An object of texts as XML: an element a property. */
const elementsOf = (value: unknown): string =>
  value !== null && typeof value === 'object'
    ? Object.entries(value)
        .map(([name, inner]) => `<${name}>${elementsOf(inner)}</${name}>`)
        .join('')
    : escapeXml(String(value));

/** Answers in XML who asks for it and not for JSON, as the catalogue has this call. Problems stay what they are. */
@Injectable()
export class XmlAnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const accept = http.getRequest<FastifyRequest>().headers.accept ?? '';
    if (!/\b(application|text)\/xml\b/.test(accept) || accept.includes('application/json')) return next.handle();
    return next.handle().pipe(
      map((value) => {
        void http.getResponse<FastifyReply>().type('application/xml; charset=utf-8');
        return `<?xml version="1.0" encoding="UTF-8"?>\n${elementsOf(value)}`;
      }),
    );
  }
}
