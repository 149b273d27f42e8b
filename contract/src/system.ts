import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Instant } from './primitives.ts'

/** What runs, where things are kept, and what waits. For administrators: it names no secret and no address. */
export const SystemStatus = z.object({
  versions: z.object({ roomlark: z.string(), node: z.string(), postgres: z.string(), startedAt: Instant }),
  database: z.object({ sizeBytes: z.int(), connections: z.int(), answeredInMs: z.int() }),
  jobs: z.object({
    waiting: z.int(),
    running: z.int(),
    /** Of the last 24 hours, given up after every try. */
    failed: z.int(),
    /** Null: nothing that is due waits. */
    oldestWaitingSeconds: z.nullable(z.int()),
    lastDoneAt: z.nullable(Instant),
  }),
  feeds: z.object({ total: z.int(), failing: z.int(), lastReadAt: z.nullable(Instant) }),
  mail: z.object({
    /** `folder`: nothing leaves this machine. */
    way: z.enum(['smtp', 'folder']),
    waiting: z.int(),
    failed: z.int(),
    lastSentAt: z.nullable(Instant),
  }),
  storage: z.object({ way: z.enum(['s3', 'folder']), pictures: z.int() }),
})
export type SystemStatus = z.infer<typeof SystemStatus>

export const MailTest = z.object({
  to: z.string(),
  /** Null: the mail was handed over. */
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
  testMail: endpoint({
    method: 'POST',
    path: '/system/mail-test',
    access: ['admin'],
    summary: 'Send a mail to your own address and say how it went',
    response: MailTest,
  }),
}
