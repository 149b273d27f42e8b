import postgres from 'postgres'
import { dialOnce } from '../../db/dial.ts'

export type BackupSql = postgres.Sql

/**
 * Opens one connection that may take its time. Values are written in one way, whatever the database's own settings are.
 * A lost connection is not opened again, because half of a snapshot is worth nothing.
 */
export function openLongConnection(url: string): BackupSql {
  return postgres(url, {
    max: 1,
    max_lifetime: null,
    connect_timeout: 10,
    onnotice: () => {},
    connection: {
      application_name: 'roomlark-backup',
      statement_timeout: 0,
      lock_timeout: 0,
      idle_in_transaction_session_timeout: 0,
      DateStyle: 'ISO, YMD',
      IntervalStyle: 'postgres',
      TimeZone: 'UTC',
      extra_float_digits: 3,
    },
    ...dialOnce(),
  })
}

/** Quotes a name of PostgreSQL. */
export function quoted(...names: string[]): string {
  return names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.')
}
