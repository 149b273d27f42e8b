import { randomUUID } from 'node:crypto'
import { ExportResultCode } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import {
  ATTR_SERVICE_INSTANCE_ID,
  ATTR_SERVICE_NAME,
  ATTR_SERVICE_VERSION,
} from '@opentelemetry/semantic-conventions'
import type { Logger } from 'pino'
import type { TracesConfig } from '../config.ts'
import { version } from '../version.ts'

/** One attempt to send spans may take this long, including its retries. */
const timeoutMillis = 5000
/** Spans beyond this number are dropped, so that a hanging collector costs no more memory. */
const maxQueueSize = 2048
const maxExportBatchSize = 512
/** The longest statements are cut. */
const attributeValueLengthLimit = 4000

/** Sends spans in batches to a collector, as JSON over HTTP, and never lets anybody wait for it. */
export function createTracerProvider(
  { endpoint, serviceName, ratio }: TracesConfig,
  log: Pick<Logger, 'info' | 'warn'>,
): TracerProvider {
  const resource = resourceFromAttributes({
    [ATTR_SERVICE_NAME]: serviceName,
    [ATTR_SERVICE_VERSION]: version,
    [ATTR_SERVICE_INSTANCE_ID]: randomUUID(),
  }).merge(detectResources({ detectors: [resourceAttributesEnvDetector] }))
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis,
    concurrencyLimit: 1 + maxQueueSize / maxExportBatchSize,
  })
  return new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: { attributeValueLengthLimit },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: saying(exporter, log),
        maxQueueSize,
        maxExportBatchSize,
        scheduledDelayMillis: 1000,
        exportTimeoutMillis: timeoutMillis + 1000,
      }),
    ],
  })
}

/** Says in the log when spans cannot be sent and when they can again, instead of for every batch. */
function saying(exporter: SpanExporter, log: Pick<Logger, 'info' | 'warn'>): SpanExporter {
  let isFailing = false
  return {
    export(spans, onResult) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS
        if (hasFailed && !isFailing) log.warn({ reason: result.error?.message }, 'traces cannot be sent')
        if (!hasFailed && isFailing) log.info('traces are sent again')
        isFailing = hasFailed
        onResult(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
