import { type InvariantName, invariantNames } from '@roomlark/contract/invariants'
import type { ServiceContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { findIndexFaults } from '../../guest-site/search/index/index-check.service.ts'
import { findPictureFaults } from '../../platform/images/picture-check.service.ts'
import { readBackupState } from '../system/backups.service.ts'
import {
  beginExamination,
  beginFinding,
  type ComparedInvariant,
  endFinding,
  type Found,
  selectFound,
  selectTransactionCount,
  shownRows,
  tryWrites,
} from './doctor.queries.ts'
import { type LiveState, selectLiveState } from './live.queries.ts'
import { fewBookings, type Part, selectAboutHowMany, selectPart } from './part.queries.ts'

export type Finding = Found & { name: InvariantName; ms: number }

/** An invariant that could not be looked at in time. */
type Failure = { name: InvariantName; reason: string; ms: number }

export type Examined = {
  findings: Finding[]
  failures: Failure[]
  /** True if only a part was examined, because everything would take too long. */
  isPart: boolean
  /** The part that was examined row by row; null if that was everything. */
  looked: Looked | null
  bookings: number
  transactions: number
}

export type Looked = { bookings: number; transactions: number; hotels: number; affiliates: number }

type Context = Pick<ServiceContext, 'sql'> & Partial<Pick<ServiceContext, 'images' | 'clock'>>

const inDatabase = invariantNames.filter((name) => name !== 'writes-allowed' && !name.startsWith('pictures-'))

/** The time limit for one invariant. */
const minutes = { part: 1, all: 60 }

/** The number of hotels in a part of the search index. */
const hotelsOfPart = 200

/**
 * Looks for whatever breaks an invariant, all at one moment; whether the database can be written to and pictures, whose
 * files lie elsewhere, after that and the latter only if there is a store. It changes nothing, so it may run beside a
 * busy server.
 */
export async function examineDatabase(ctx: Context, { isFull = false } = {}): Promise<Examined> {
  const now = ctx.clock?.() ?? new Date()
  const examined = await ctx.sql.begin(async (tx) => {
    await beginExamination(tx, { minutes: isFull ? minutes.all : minutes.part })
    const bookings = await selectAboutHowMany(tx, 'bookings')
    const isPart = !isFull && bookings > fewBookings
    const part = isPart ? await selectPart(tx) : null
    const findings: Finding[] = []
    const failures: Failure[] = []
    for (const name of inDatabase) {
      const begun = performance.now()
      const found = await attempt(tx, () => examineOne(tx, name, part, now))
      const ms = Math.round(performance.now() - begun)
      if ('reason' in found) failures.push({ name, ...found, ms })
      else findings.push({ name, ...found, ms })
    }
    const transactions = isPart
      ? await selectAboutHowMany(tx, 'ledger_transactions')
      : await selectTransactionCount(tx)
    return { findings, failures, isPart, looked: lookedAt(part), bookings, transactions }
  })
  examined.findings.push(await examineWrites(ctx.sql))
  return ctx.images
    ? examinePictures({ ...ctx, images: ctx.images, clock: () => now }, isFull, examined)
    : examined
}

function lookedAt(part: Part): Looked | null {
  if (part === null) return null
  const { bookings, transactions, hotels, affiliates } = part
  return {
    bookings: bookings.length,
    transactions: transactions.length,
    hotels: hotels.length,
    affiliates: affiliates.length,
  }
}

/** Looks for whatever breaks an invariant within a transaction of the caller's, without the pictures. */
export async function examine(
  tx: Transaction,
  part: Part = null,
): Promise<Pick<Finding, 'name' | 'faults' | 'rows'>[]> {
  const findings = []
  for (const name of inDatabase) findings.push({ name, ...(await examineOne(tx, name, part, new Date())) })
  return findings
}

async function examineOne(tx: Transaction, name: InvariantName, part: Part, now: Date): Promise<Found> {
  if (!isCompared(name)) return selectFound(tx, name, part)
  return foundIn(await findIndexFaults(tx, { most: part === null ? null : hotelsOfPart, now }))
}

function isCompared(name: InvariantName): name is ComparedInvariant {
  return name === 'search-index' || !inDatabase.includes(name)
}

function foundIn(rows: Record<string, unknown>[]): Found {
  return { faults: rows.length, rows: rows.slice(0, shownRows) }
}

/** A query that takes too long says nothing about the others. */
async function attempt(tx: Transaction, work: () => Promise<Found>): Promise<Found | { reason: string }> {
  await beginFinding(tx)
  try {
    const found = await work()
    await endFinding(tx, { isFailed: false })
    return found
  } catch (error) {
    if (!isTimeout(error)) throw error
    await endFinding(tx, { isFailed: true })
    return { reason: error.message }
  }
}

/** Codes of PostgreSQL: the statement took too long, or waited too long for a lock. */
function isTimeout(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && (error.code === '57014' || error.code === '55P03')
}

async function examineWrites(sql: ServiceContext['sql']): Promise<Finding> {
  const begun = performance.now()
  const refused = await tryWrites(sql)
  const ms = Math.round(performance.now() - begun)
  return { name: 'writes-allowed', ...foundIn(refused === null ? [] : [{ refused }]), ms }
}

async function examinePictures(
  ctx: Pick<ServiceContext, 'sql' | 'images' | 'clock'>,
  isFull: boolean,
  examined: Examined,
): Promise<Examined> {
  const begun = performance.now()
  const took = () => Math.round(performance.now() - begun)
  try {
    const { incomplete, leftover } = await findPictureFaults(ctx, { isFull })
    const findings: Finding[] = [
      { name: 'pictures-complete', ...foundIn(incomplete), ms: took() },
      { name: 'pictures-known', ...foundIn(leftover), ms: 0 },
    ]
    return { ...examined, findings: [...examined.findings, ...findings] }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const failure = { reason: error.message, ms: took() }
    const failures = (['pictures-complete', 'pictures-known'] as const).map((name) => ({ name, ...failure }))
    return { ...examined, failures: [...examined.failures, ...failures] }
  }
}

/** Reads from the database whether a site is ready for the public. */
export async function readLiveState({
  sql,
}: Pick<ServiceContext, 'sql'>): Promise<LiveState & { backupAgeSeconds: number }> {
  return { ...(await selectLiveState(sql)), backupAgeSeconds: (await readBackupState(sql)).ageSeconds }
}
