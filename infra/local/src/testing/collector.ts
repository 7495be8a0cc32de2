import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Span['attributes'] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}
type UnitSpan = Span & { readonly unit: string };

const textOf = (attributes: Span['attributes'], key: string): string =>
  attributes.find((one) => one.key === key)?.value.stringValue ?? '';

/** From a span up to where its trace begins, as far as that is known: who did what. */
export const wayTo = (spans: readonly UnitSpan[], span: UnitSpan | undefined): string[] =>
  span === undefined
    ? []
    : [
        ...wayTo(
          spans,
          spans.find(({ spanId, traceId }) => spanId === span.parentSpanId && traceId === span.traceId),
        ),
        `${span.unit}: ${span.name}`,
      ];

/** A collector that takes OTLP over HTTP in JSON. */
export async function aCollector() {
  const spans: UnitSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    bodies.push(text);
    for (const { resource, scopeSpans } of (JSON.parse(text) as Sent).resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, unit: textOf(resource.attributes, 'service.name') });
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    spans,
    bodies,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
