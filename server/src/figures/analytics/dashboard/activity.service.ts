import { daysBetween } from '@roomlark/contract/dates'
import type { ActivityQuery } from '@roomlark/contract/figures/analytics'
import type { Activity } from '@roomlark/contract/figures/dashboard'
import type { SignedInContext } from '../../../context.ts'
import { getHotelScope } from '../../../hotel-scope.ts'
import { findOwnView } from '../scope.service.ts'
import { type ActivityOf, type ActivityRow, selectActivity } from './activity.queries.ts'

type ActivityPage = { data: Activity[] | null; meta: { next: number | null } }

export async function listActivity(
  ctx: SignedInContext,
  { limit, before }: ActivityQuery,
): Promise<ActivityPage> {
  if (!(await findOwnView(ctx))) return { data: null, meta: { next: null } }
  const shape = ctx.actor.userType === 'affiliate' ? forAffiliate : forKeeper
  const rows = await selectActivity(ctx.sql, getActivityScope(ctx), { limit: limit + 1, before })
  const page = rows.slice(0, limit)
  return { data: page.map(shape), meta: { next: rows.length > limit ? (page.at(-1)?.id ?? null) : null } }
}

function getActivityScope({ actor }: SignedInContext): ActivityOf {
  return actor.userType === 'affiliate' ? { affiliateId: actor.userId } : getHotelScope(actor)
}

function forKeeper(row: ActivityRow): Activity {
  const { happened, bookingId, reference, guestName, checkInOn, checkOutOn } = row
  const booking = { id: bookingId, reference, guestName, checkInOn, checkOutOn }
  return { ...shared(row), happened, booking }
}

function forAffiliate(row: ActivityRow): Activity {
  const happened = { kind: row.happened.kind, params: null, particulars: null }
  return { ...shared(row), happened, booking: null }
}

function shared({ id, at, hotelName, checkInOn, checkOutOn, totalCents, currency }: ActivityRow) {
  const nights = daysBetween(checkInOn, checkOutOn)
  return { id, at: at.toISOString(), hotelName, nights, totalCents, currency }
}
