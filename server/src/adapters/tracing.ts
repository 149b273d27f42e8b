import type { QueryTracer } from '../db/query.ts'

/** The caller's trace and the subject of a request. */
export type RequestFacts = {
  method: string
  /** The pattern, never the address. */
  route: string
  requestId: string
  traceparent: string | undefined
}

export type RequestSpan = {
  /** Runs what belongs to the request, and everything that follows from it. */
  run(work: () => void): void
  end(status: number): void
}

/** Result of a call to another system that did not throw. */
export type CallOutcome = { status?: number | null; fault?: string | null }

/** Follows what happens from request to query (decision 0098). Nothing in a span names a person. */
export type Tracing = {
  request(facts: RequestFacts): RequestSpan
  /** Follows the queries to the database at this address that belong to a request or a job. */
  queries(databaseUrl: string): QueryTracer
  /** Follows a job, which calls `onFailed` if it fails. `sentBy` is the `traceparent` of what enqueued it. */
  job<T>(
    name: string,
    sentBy: string | undefined,
    work: (onFailed: (error: unknown) => void) => Promise<T>,
  ): Promise<T>
  /** Follows a call to another system; `server` is given if it is one of the operator's. */
  call<T>(
    name: string,
    server: string | undefined,
    work: () => Promise<T>,
    readOutcome?: (result: T) => CallOutcome,
  ): Promise<T>
  /** Identifies what is going on to those who continue it later. */
  traceparent(): string | undefined
  /** For each line of the log. */
  logFields(): { traceId?: string }
  /** Sends what was not sent yet, but waits no longer than a moment. */
  close(): Promise<void>
}
