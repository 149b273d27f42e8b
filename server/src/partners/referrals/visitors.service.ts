import { createHash, randomBytes } from 'node:crypto'
import { addDays, utcDay } from '@roomlark/contract/dates'
import type { Sql } from '../../db/database.ts'
import { toNetwork } from '../../network.ts'
import { selectOrInsertSalt, selectSalt } from './visitors.queries.ts'

type Context = { sql: Sql }

/**
 * The hashes that identify a visitor today and, in the first hour of a day, also yesterday, and that of the address
 * alone, whatever browser it claims to use.
 */
export type VisitorHashes = { today: string; yesterday: string | null; network: string }

export type VisitorHasher = {
  hash(ctx: Context, now: Date, address: string, userAgent: string): Promise<VisitorHashes>
}

type Salts = { day: string; today: Buffer; yesterday: Buffer | null }

/** Remembers the salts of the day, so that a click does not have to query them. */
export function createVisitorHasher(): VisitorHasher {
  let known: Promise<Salts> | undefined
  let knownDay = ''

  function getSalts(ctx: Context, day: string): Promise<Salts> {
    if (!known || knownDay !== day) {
      knownDay = day
      known = readSalts(ctx, day)
      // If reading fails, the next visitor triggers another attempt.
      known.catch(() => {
        known = undefined
      })
    }
    return known
  }

  return {
    async hash(ctx, now, address, userAgent) {
      const { today, yesterday } = await getSalts(ctx, utcDay(now))
      const isFirstHour = now.getUTCHours() === 0
      return {
        today: hashVisitor(today, address, userAgent),
        yesterday: isFirstHour && yesterday ? hashVisitor(yesterday, address, userAgent) : null,
        network: hashVisitor(today, toNetwork(address), ''),
      }
    },
  }
}

async function readSalts({ sql }: Context, day: string): Promise<Salts> {
  const today = await selectOrInsertSalt(sql, day, randomBytes(32))
  const yesterday = await selectSalt(sql, addDays(day, -1))
  return { day, today, yesterday: yesterday ?? null }
}

/** Half of a SHA-256 is enough to tell the visitors of a link apart. */
function hashVisitor(salt: Buffer, address: string, userAgent: string): string {
  return createHash('sha256')
    .update(salt)
    .update(address)
    .update('\n')
    .update(userAgent)
    .digest('hex')
    .slice(0, 32)
}
