import type { StayClockFacts } from '@roomlark/contract/partners/stay-clock-facts'
import type { Pool } from '../../db/database.ts'
import { getMoneySettings } from '../../platform/platform/money-settings.service.ts'
import { type ClockRow, selectClockRows } from './clock-facts.queries.ts'

/**
 * Reads the facts behind the stay clocks of these bookings, by booking. The caller has made sure that the reader may
 * see the commissions; the facts are the same for everyone who may.
 */
export async function readClockFacts(sql: Pool, bookingIds: string[]): Promise<Map<string, StayClockFacts>> {
  const [{ advances }, rows] = await Promise.all([
    getMoneySettings({ sql }),
    selectClockRows(sql, bookingIds),
  ])
  return new Map(rows.map((row) => [row.bookingId, toFacts(row, advances)]))
}

function toFacts(row: ClockRow, advances: boolean): StayClockFacts {
  const { stage, outcome, timeZone, checkInOn, checkOutOn, endedOn, holdDays, settlement } = row
  const { disputeSide, disputedAt, answerBy } = row
  return {
    stage,
    outcome,
    timeZone,
    checkInOn,
    checkOutOn,
    endedOn,
    holdDays,
    settlement,
    bookedAt: row.bookedAt.toISOString(),
    earnedAt: instant(row.earnedAt),
    payableAt: instant(row.payableAt),
    voided: row.voidedAt && { at: row.voidedAt.toISOString(), cause: row.voidCause },
    heldUntil: instant(row.releasesAt),
    dispute:
      disputeSide && disputedAt && answerBy
        ? {
            side: disputeSide,
            openedAt: disputedAt.toISOString(),
            answerBy: answerBy.toISOString(),
            standsAt: instant(row.standsAt),
          }
        : null,
    needsHotelPayment: !advances && !row.isCovered,
  }
}

function instant(at: Date | null): string | null {
  return at === null ? null : at.toISOString()
}
