import type { DoorName } from '@roomlark/contract/launch'
import type { Actor, ServiceContext } from '../context.ts'
import type { Pool } from '../db/database.ts'
import type { Ending } from '../db/transaction.ts'
import type { AppError } from '../errors.ts'

/** Everything but the pool, which is bound to each request. */
type Services = Omit<ServiceContext, 'sql'>

/**
 * What the routes are given once, at start. What `http` has to ask a module is handed in by app.ts: modules import
 * `http`, so `http` cannot import modules.
 */
export type RouteDeps = {
  readonly services: Services
  readonly poolFor: (deadline: Ending) => Pool
  readonly findActor: (services: Services, token: string, sqlOf: () => Pool) => Actor | Promise<Actor | null>
  readonly explainRefusal: (services: Services, sql: Pool, token: string) => Promise<AppError | null>
  readonly isLaunched: (
    services: Services,
    names: readonly DoorName[],
    sqlOf: () => Pool,
  ) => boolean | Promise<boolean>
}
