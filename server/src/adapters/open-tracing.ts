import type { Logger } from 'pino'
import type { TracesConfig } from '../config.ts'
import type { Tracing } from './tracing.ts'

/** At most this much of the time to stop is spent on a collector that does not answer. */
const mostFlushMs = 1000

/** Loads the libraries for traces, which a server without a collector never does. */
export async function openTracing(
  config: TracesConfig,
  drainMs: number,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<Tracing> {
  const { createOtlpTracing } = await import('./otlp-tracing.ts')
  return createOtlpTracing(config, Math.min(mostFlushMs, drainMs / 4), log)
}
