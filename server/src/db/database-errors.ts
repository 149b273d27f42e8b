import postgres from 'postgres'
import { type AppError, unavailable } from '../errors.ts'

const connectionCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
])

/** SQLSTATE classes and codes that say "not now" rather than "never". */
const transientStates = /^(08|53|57P0|57014|55P03|40001|40P01|25P03)/

/** Constraint names that have a meaning for the caller. */
const meaningByConstraint: Record<string, AppError> = {}

/** Gives a database error its meaning for the caller; anything else passes through unchanged. */
export function translateDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (connectionCodes.has(code)) return unavailable(error)
  if (!(error instanceof postgres.PostgresError)) return error
  if (transientStates.test(code)) return unavailable(error)
  return meaningByConstraint[error.constraint_name ?? ''] ?? error
}

export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.code === '23503'
}
