import type postgres from 'postgres'
import type { Load } from './load.ts'
import type { ServerProcess } from './server-process.ts'
import type { Shop } from './shop.ts'
import type { TcpProxy } from './tcp-proxy.ts'

/** The PostgreSQL under the servers. */
export type Postgres = {
  /** Kills it without any warning. */
  kill(): void
  /** Starts it again at the same address once it has ended. */
  restart(): Promise<void>
}

/** Everything that a fault can be inflicted on. */
export type Stage = {
  sql: postgres.Sql
  databaseUrl: string
  postgres: Postgres
  servers: ServerProcess[]
  /** Starts one more, of this version. */
  addServer(): Promise<void>
  /** Between the servers and PostgreSQL; there is one only if the scenario is `proxied`. */
  proxy: TcpProxy
  shop: Shop
  load: Load
  isQuick: boolean
  /** The fault is over now: from here on the time until everything is healthy is counted. */
  over(): void
  /** Reports something that must not be. */
  fail(what: string): void
  /** Adds something worth knowing to the last column. */
  note(what: string): void
}

/** The services that servers need around them, and the settings that name them. */
export type Surroundings = { env: Record<string, string>; close(): Promise<void> }

export type Scenario = {
  name: string
  /** The fault in a few words. */
  about: string
  /** How many servers there are at first. */
  servers?: number
  /** How many clients book at a time. */
  bookers?: number
  proxied?: boolean
  /** Starts with servers of the version before, on a database of that version. */
  previous?: boolean
  /** Statuses that are right in this scenario. */
  excused?: number[]
  env?: Record<string, string>
  /** Says in a sentence what is missing on this machine, and how to get it. */
  missing?(): Promise<string | null>
  /** Is given an empty folder. */
  surround?(folder: string): Promise<Surroundings>
  /** Inflicts the fault while everybody books, clicks and pays, and ends it. */
  inflict(stage: Stage): Promise<void>
  /** Looks at what must be true once everybody has finished. */
  afterwards?(stage: Stage): Promise<void>
}
