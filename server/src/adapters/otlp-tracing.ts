import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type Attributes,
  type Context,
  type Link,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import {
  ATTR_DB_NAMESPACE,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_RESPONSE_STATUS_CODE,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVER_ADDRESS,
  ATTR_SERVER_PORT,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions'
import type { Logger } from 'pino'
import type { TracesConfig } from '../config.ts'
import { createTracerProvider } from './otlp-provider.ts'
import type { Tracing } from './tracing.ts'

/** Time spent waiting for a connection; OpenTelemetry has no name for it. */
const poolWaitMs = 'roomlark.pool_wait_ms'

/**
 * Makes spans by hand at the few places that matter, so no library is patched. What is going on travels with the
 * asynchronous context; values of queries, addresses, recipients and messages of errors never become attributes,
 * because they may contain personal data.
 */
export function createOtlpTracing(
  config: TracesConfig,
  flushMs: number,
  log: Pick<Logger, 'info' | 'warn'>,
): Tracing {
  const provider = createTracerProvider(config, log)
  const tracer = provider.getTracer('roomlark')
  const underWay = new AsyncLocalStorage<Context>()

  const toContext = (span: Span) => trace.setSpan(ROOT_CONTEXT, span)
  const currentSpan = () => {
    const context = underWay.getStore()
    return context && trace.getSpan(context)
  }

  function begin(name: string, kind: SpanKind, attributes: Attributes): Span {
    return tracer.startSpan(name, { kind, attributes }, underWay.getStore() ?? ROOT_CONTEXT)
  }

  async function inSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
    try {
      return await underWay.run(toContext(span), work)
    } catch (error) {
      fail(span, errorType(error))
      throw error
    } finally {
      span.end()
    }
  }

  return {
    request({ method, route, requestId, traceparent }) {
      const attributes = {
        [ATTR_HTTP_REQUEST_METHOD]: method,
        [ATTR_HTTP_ROUTE]: route,
        'roomlark.request_id': requestId,
      }
      const caller = traceparent === undefined ? null : parseTraceParent(traceparent)
      const parent = caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
      const context = toContext(span)
      return {
        run: (work) => underWay.run(context, work),
        end(status) {
          span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status)
          if (status >= 500) fail(span, String(status))
          span.end()
        },
      }
    },

    queries(databaseUrl) {
      const attributes = toAttributes(databaseUrl)
      // Background work such as polling every second would bury the rest.
      const isFollowed = () => currentSpan()?.isRecording() === true
      const waited = (span: Span) => {
        const askedAt = performance.now()
        return () => void span.setAttribute(poolWaitMs, performance.now() - askedAt)
      }
      return {
        follow(query) {
          if (!isFollowed()) return undefined
          const span = begin('query', SpanKind.CLIENT, attributes)
          const end = (statement: string | undefined) => {
            const text = (statement ?? query.strings.join(' … ')).replace(/\s+/g, ' ').trim()
            span.updateName(/^\w+/.exec(text)?.[0].toUpperCase() ?? 'query')
            span.setAttribute(ATTR_DB_QUERY_TEXT, text)
            span.end()
          }
          return {
            onConnection: waited(span),
            until(answer) {
              answer.then(
                // The statement as PostgreSQL got it, with $1 for values.
                ({ statement }) => end(statement?.string),
                (error: unknown) => {
                  fail(span, errorType(error))
                  if (isOfPostgres(error)) span.setAttribute(ATTR_DB_RESPONSE_STATUS_CODE, error.code)
                  end(isOfPostgres(error) ? error.query : undefined)
                },
              )
            },
          }
        },
        transaction(work) {
          if (!isFollowed()) return work(() => {})
          const span = begin('transaction', SpanKind.INTERNAL, attributes)
          return inSpan(span, () => work(waited(span)))
        },
      }
    },

    job(name, sentBy, work) {
      const sender = sentBy === undefined ? null : parseTraceParent(sentBy)
      const links: Link[] = sender ? [{ context: { ...sender, isRemote: true } }] : []
      const attributes = { 'roomlark.job': name }
      const span = tracer.startSpan(
        `job ${name}`,
        { kind: SpanKind.CONSUMER, attributes, links },
        ROOT_CONTEXT,
      )
      return inSpan(span, () => work((error) => fail(span, errorType(error))))
    },

    call(name, server, work, readOutcome) {
      const span = begin(name, SpanKind.CLIENT, server === undefined ? {} : { [ATTR_SERVER_ADDRESS]: server })
      return inSpan(span, async () => {
        const result = await work()
        const { status, fault } = readOutcome?.(result) ?? {}
        if (typeof status === 'number') span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, status)
        if (typeof fault === 'string') fail(span, fault)
        return result
      })
    },

    traceparent() {
      const span = currentSpan()
      if (!span?.isRecording()) return undefined
      const { traceId, spanId, traceFlags } = span.spanContext()
      return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`
    },

    logFields() {
      const span = currentSpan()
      return span ? { traceId: span.spanContext().traceId } : {}
    },

    async close() {
      const flushed = provider.shutdown().catch(() => {})
      await Promise.race([flushed, delay(flushMs, undefined, { ref: false })])
    },
  }
}

function fail(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute(ATTR_ERROR_TYPE, type)
}

/** The kind of an error, because its message may name a person. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

function isOfPostgres(error: unknown): error is { code: string; query?: string } {
  return error instanceof Error && error.name === 'PostgresError' && 'code' in error
}

function toAttributes(databaseUrl: string): Attributes {
  const url = URL.parse(databaseUrl)
  return {
    [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL,
    ...(url && {
      [ATTR_DB_NAMESPACE]: decodeURIComponent(url.pathname.slice(1)),
      [ATTR_SERVER_ADDRESS]: url.hostname,
      [ATTR_SERVER_PORT]: Number(url.port || 5432),
    }),
  }
}
