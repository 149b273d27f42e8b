import type { DoorName } from '@roomlark/contract/launch'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor, ServiceContext } from '../context.ts'
import type { Pool } from '../db/database.ts'
import type { Ending } from '../db/transaction.ts'
import type { AppError } from '../errors.ts'

/** The pool is left out because it is bound to each request. */
type Services = Omit<ServiceContext, 'sql'>

/**
 * The routes get these once, at start-up. Modules import `http`, so `http` cannot import modules; app.ts
 * passes in the module functions that `http` needs.
 */
export type RouteDeps = {
  readonly services: Services
  readonly poolFor: (deadline: Ending) => Pool
  /** Only for work that reads: it may run on a replica of the database, and a second time if that fails. */
  readonly read: <T>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (sql: Pool) => Promise<T>,
  ) => Promise<T>
  readonly findActor: (services: Services, token: string, getSql: () => Pool) => Actor | Promise<Actor | null>
  readonly explainRefusal: (services: Services, sql: Pool, token: string) => Promise<AppError | null>
  readonly isLaunched: (
    services: Services,
    names: readonly DoorName[],
    getSql: () => Pool,
  ) => boolean | Promise<boolean>
}
