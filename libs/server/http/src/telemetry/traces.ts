import type { Span, SpanKind, Tracer } from '@opentelemetry/api';
import { currentSpan, withSpan } from '../request-context.js';

type Api = typeof import('@opentelemetry/api');
type Attributes = Readonly<Record<string, string | number>>;

interface Open {
  readonly api: Api;
  readonly tracers: Map<string, Tracer>;
}

let open: Open | undefined;

export interface SpanStart {
  /** Who does it. */
  readonly unit: string;
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  readonly attributes?: Attributes;
  /** A `traceparent` from outside, where there is one; else the span that is under way here. */
  readonly parent?: string | undefined;
}

/** A piece of work that is under way, as the units that it calls are told of it. */
export interface RunningSpan {
  /** W3C trace context of what is done within it. */
  readonly traceparent: string;
  readonly traceId: string;
  /** @param failure why it failed, a word without anything of a person */
  end(attributes?: Attributes, failure?: string): void;
}

/** Whether traces are made. */
export const takesTraces = (): boolean => open !== undefined;

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

function contextOf(api: Api, parent: string | undefined) {
  const [, traceId = '', spanId = '', flags = ''] = form.exec(parent ?? '') ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return api.isSpanContextValid(context) ? api.trace.setSpanContext(api.ROOT_CONTEXT, context) : api.ROOT_CONTEXT;
}

function running(span: Span, api: Api): RunningSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    end(attributes, failure) {
      if (attributes) span.setAttributes(attributes);
      if (failure !== undefined) span.setStatus({ code: api.SpanStatusCode.ERROR, message: failure });
      span.end();
    },
  };
}

const kindOf = ({ SpanKind: kinds }: Api, kind: SpanStart['kind']): SpanKind =>
  ({ server: kinds.SERVER, client: kinds.CLIENT, producer: kinds.PRODUCER, consumer: kinds.CONSUMER })[kind];

/** Begins a span; nothing where no traces are made. Whoever begins it ends it. */
export function beginSpan({ unit, name, kind, attributes, parent }: SpanStart): RunningSpan | undefined {
  const tracer = open?.tracers.get(unit);
  if (!open || !tracer) return undefined;
  const { api } = open;
  const context = contextOf(api, parent ?? currentSpan()?.traceparent);
  return running(tracer.startSpan(name, { kind: kindOf(api, kind), attributes: { ...attributes } }, context), api);
}

/** {@link beginSpan} of what is done within other work: by itself it begins no trace. */
export const beginWithin = (start: SpanStart): RunningSpan | undefined =>
  open && currentSpan() ? beginSpan(start) : undefined;

/** Runs `work` within a span, which all that it starts is then part of. */
export async function inSpan<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = beginSpan(start);
  if (!span) return work();
  try {
    const result = await withSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end({}, error instanceof Error ? error.name : 'Error');
    throw error;
  }
}

/** The header and the field of events that tell another unit of the span under way; nothing where there is none. */
export function traceHeaders(span: RunningSpan | undefined = currentSpan()): { traceparent?: string } {
  return span ? { traceparent: span.traceparent } : {};
}

export interface TraceOptions {
  /** Where spans are sent by OTLP over HTTP, without `/v1/traces`; left out, no traces are made. */
  readonly traces?: { readonly endpoint: string; readonly share: number } | undefined;
}

/** Begins to trace a unit where the options say so. Gives what ends it, with everything sent that was ended. */
export async function openTraces(unit: string, { traces }: TraceOptions): Promise<() => Promise<void>> {
  if (!traces) return async () => undefined;
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${traces.endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: 2_000,
  });
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': unit, 'service.namespace': 'groundwork' }),
    // By the id of the trace alone: all units keep the same ones, whatever a caller says.
    sampler: new sdk.TraceIdRatioBasedSampler(traces.share),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  });
  open ??= { api, tracers: new Map() };
  const { tracers } = open;
  tracers.set(unit, provider.getTracer('groundwork'));
  return async () => {
    tracers.delete(unit);
    if (tracers.size === 0) open = undefined;
    // A collector that is away keeps no unit from its end.
    await provider.shutdown().catch(() => undefined);
  };
}
