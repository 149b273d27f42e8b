import { say } from '@roomlark/contract/say'
import postgres from 'postgres'
import { AppError, storageFull, unavailable } from '../errors.ts'
import { fullDisk } from './embedded/fault.ts'

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

/**
 * The file system reports a full disk or quota with the first two, and PostgreSQL reports a full disk with
 * the third.
 */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/**
 * SQLSTATE classes and codes that mean "not now" rather than "never". A standby that is being made the leader refuses
 * to write (25006) until it is.
 */
const transientStates = /^(08|53|57P0|57014|55P03|40001|40P01|25P03|25006)/

/** Messages for the constraints whose violation is a conflict the caller can understand. */
const conflictByConstraint: Record<string, () => string> = {
  users_email_key: () => say('Another account already has this email address.'),
  nights_not_oversold: () => say('A room is no longer free on one of these nights.'),
  room_occupancy_free: () => say('That room is taken on one of these nights.'),
  rooms_number_key: () => say('Another room of this hotel already has one of these numbers.'),
  room_types_name_key: () => say('This hotel already has a room type with that name.'),
  calendar_feeds_url_key: () => say('This room type already imports that calendar.'),
  boost_nights_one_at_a_time: () =>
    say('Another boost already runs for one of these nights. Stop it first, or choose other nights.'),
  rate_plans_name_key: () => say('This hotel already has a rate plan with that name.'),
  partner_pages_slug_key: () => say('This address is taken. Choose another one.'),
  company_profiles_name_once: () => say('This hotel already has a company with that name.'),
  groups_name_once: () => say('This hotel already has an open group with that name.'),
  folio_lines_refunds_within_payments: () => say('More would be given back than was paid.'),
  extra_days_within_stock: () => say('There are not enough left of an extra on one of these days.'),
  hotel_extras_name_once: () => say('This hotel already has an extra with that name.'),
  team_invitations_once: () => say('You have already invited this address.'),
  team_members_pkey: () => say('This account works in a team already. Leave it first.'),
  team_members_owns_nothing: () =>
    say('This account has hotels of its own, so it cannot work for somebody else. Use another address.'),
  hotels_owner_is_no_member: () =>
    say('Somebody who works in a team cannot have hotels. Leave the team first.'),
}

/**
 * Translates a database error into one the caller can understand; any other error passes through unchanged.
 */
export function translateDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (fullCodes.has(code)) return storageFull(error)
  if (connectionCodes.has(code)) return unavailable(error)
  if (!(error instanceof postgres.PostgresError)) return error
  if (transientStates.test(code)) return unavailable(error)
  const conflict = conflictByConstraint[error.constraint_name ?? '']
  if (conflict === undefined) return error
  const isStock = error.constraint_name === 'extra_days_within_stock'
  return new AppError(isStock ? 'sold_out' : 'conflict', conflict(), { cause: error })
}

/**
 * Also recognises the error when it has been wrapped, or when only the output of PostgreSQL's own programs
 * mentions it.
 */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && fullCodes.has(error.code)) return true
  return fullDisk.test(error.message) || isStorageFull(error.cause)
}

export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && 'code' in error && connectionCodes.has(String(error.code))
}

/**
 * Somebody else had the row for too long: the lock was not there in time, or two waited for each other. Where many
 * things were tried, all of them failed for this reason.
 */
export function isLockWait(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isLockWait)
  if (!(error instanceof Error)) return false
  return ('code' in error && /^(55P03|40P01)$/.test(String(error.code))) || isLockWait(error.cause)
}

export function isForeignKeyViolation(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.code === '23503'
}
