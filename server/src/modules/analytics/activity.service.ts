import type { ActivityQuery } from '@roomlark/contract/analytics'
import type { BookingEvent } from '@roomlark/contract/booking'
import type { Activity } from '@roomlark/contract/dashboard'
import { daysBetween, dayText } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { moneyText } from '@roomlark/contract/money'
import type { SignedInContext } from '../../context.ts'
import { type ActivityOf, type ActivityRow, selectActivity } from './activity.queries.ts'
import { findOwnView } from './scope.service.ts'

type ActivityPage = { data: Activity[] | null; meta: { next: number | null } }

export async function listActivity(
  ctx: SignedInContext,
  { limit, before }: ActivityQuery,
): Promise<ActivityPage> {
  if (!(await findOwnView(ctx))) return { data: null, meta: { next: null } }
  const isAffiliate = ctx.actor.userType === 'affiliate'
  const rows = await selectActivity(ctx.sql, whoseOf(ctx), { limit: limit + 1, before })
  const page = rows.slice(0, limit)
  return {
    data: page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      title: titles[row.kind],
      text: isAffiliate ? affiliateText(row) : keeperText(row),
      hotelName: row.hotelName,
      bookingId: isAffiliate ? null : row.bookingId,
    })),
    meta: { next: rows.length > limit ? (page.at(-1)?.id ?? null) : null },
  }
}

function whoseOf({ actor }: SignedInContext): ActivityOf {
  if (actor.userType === 'admin') return {}
  return actor.userType === 'affiliate' ? { affiliateId: actor.userId } : { ownerId: actor.userId }
}

const titles: Record<BookingEvent['kind'], string> = {
  created: 'New booking received',
  confirmed: 'Booking confirmed',
  changed: 'Booking changed',
  moved: 'Booking moved to other dates',
  'room-assigned': 'Room assigned',
  'checked-in': 'Guest arrived',
  'checked-out': 'Guest left',
  cancelled: 'Booking cancelled',
  'no-show': 'Guest did not arrive',
  expired: 'Hold lapsed',
  undone: 'Corrected at the desk',
  note: 'Note',
  mail: 'Mail sent',
}

/** How a booking ended is shown in the words of its history; otherwise who arrives, when, and for how much. */
function keeperText(row: ActivityRow): string {
  if (row.kind === 'cancelled' || row.kind === 'no-show' || row.kind === 'undone') {
    return `${isolate(row.guestName)}, ref ${row.reference}: ${row.text}`
  }
  return `${isolate(row.guestName)}, ${dayText(row.checkInOn)} to ${dayText(row.checkOutOn)}, ${moneyText(row.totalCents, row.currency)}`
}

function affiliateText(row: ActivityRow): string {
  const nights = daysBetween(row.checkInOn, row.checkOutOn)
  return `${nights === 1 ? '1 night' : `${nights} nights`}, ${moneyText(row.totalCents, row.currency)}`
}
