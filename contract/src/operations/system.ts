import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Instant } from '../primitives.ts'
import { say } from '../say.ts'

/**
 * Shows administrators what is running, where things are stored and what is waiting, without secrets or
 * addresses.
 */
export const SystemStatus = z.object({
  versions: z.object({ roomlark: z.string(), node: z.string(), postgres: z.string(), startedAt: Instant }),
  database: z.object({ sizeBytes: z.int(), connections: z.int(), answeredInMs: z.int() }),
  jobs: z.object({
    waiting: z.int(),
    running: z.int(),
    /** Jobs of the last 24 hours that failed every attempt. */
    failed: z.int(),
    /** Null if nothing is overdue. */
    oldestWaitingSeconds: z.nullable(z.int()),
    lastDoneAt: z.nullable(Instant),
  }),
  feeds: z.object({ total: z.int(), failing: z.int(), lastReadAt: z.nullable(Instant) }),
  mail: z.object({
    /** With `folder`, nothing leaves this machine. */
    transport: z.enum(['smtp', 'folder']),
    waiting: z.int(),
    failed: z.int(),
    lastSentAt: z.nullable(Instant),
  }),
  /** Guests search an index that is written behind the changes. */
  search: z.object({
    hotels: z.int(),
    /** Hotels with changes that are still to be written. */
    waiting: z.int(),
    /** Age of the oldest one; 0 where there is none. */
    behindSeconds: z.int(),
  }),
  storage: z.object({ backend: z.enum(['s3', 'folder']), pictures: z.int() }),
})
export type SystemStatus = z.infer<typeof SystemStatus>

/** This many jobs are listed, and can be retried together. */
export const failedJobsLimit = 100

/** A job that failed every attempt, without its data, which may name people. */
export const FailedJob = z.object({
  id: Id,
  name: z.string(),
  failedAt: Instant,
  tries: z.int(),
  reason: z.nullable(z.string()),
})
export type FailedJob = z.infer<typeof FailedJob>

export const MailTest = z.object({
  to: z.string(),
  /** Null if the email was sent. */
  fault: z.nullable(z.string()),
  tookMs: z.int(),
})
export type MailTest = z.infer<typeof MailTest>

export const system = {
  status: endpoint({
    method: 'GET',
    path: '/system/status',
    access: ['admin'],
    summary: 'Read the state of jobs, feeds, mail, storage, database and versions',
    response: SystemStatus,
  }),
  failedJobs: endpoint({
    method: 'GET',
    path: '/system/jobs/failed',
    access: ['admin'],
    summary: 'List the failed jobs, newest first; at most 100',
    response: z.array(FailedJob),
    meta: z.object({ total: z.int() }),
  }),
  retryJobs: endpoint({
    method: 'POST',
    path: '/system/jobs/retry',
    access: ['admin'],
    summary: 'Retry failed jobs',
    body: z.strictObject({
      ids: z
        .array(Id)
        .check(
          z.minLength(1, say('Choose a job')),
          z.maxLength(failedJobsLimit, say('Choose at most {count} jobs', { count: failedJobsLimit })),
        ),
    }),
    response: z.object({ retried: z.int() }),
  }),
  testMail: endpoint({
    method: 'POST',
    path: '/system/mail-test',
    access: ['admin'],
    summary: 'Send a test email to your own address and report the outcome',
    response: MailTest,
  }),
}
