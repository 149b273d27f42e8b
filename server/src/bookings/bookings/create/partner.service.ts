import type { BookingPartner } from '@roomlark/contract/partners/booking-partner'
import type { Actor } from '../../../context.ts'
import type { Sql } from '../../../db/database.ts'
import { readBookingSignals } from '../../../partners/referrals/signals/signals.service.ts'
import { selectBookingPartner } from './partner.queries.ts'

/** The partner of a booking; what the platform keeps and what looks wrong is for administrators only. */
export async function readBookingPartner(
  sql: Sql,
  bookingId: string,
  { userType }: Pick<Actor, 'userType'>,
): Promise<BookingPartner | null> {
  const row = await selectBookingPartner(sql, bookingId)
  if (!row) return null
  const { affiliateId, sharePercent, shareCents, ...partner } = row
  if (userType !== 'admin') return { ...partner, platform: null }
  const signals = await readBookingSignals(sql, bookingId)
  return { ...partner, platform: { affiliateId, sharePercent, shareCents, signals } }
}
