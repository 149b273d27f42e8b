import { dateIn, utcDay } from '@roomlark/contract/dates'
import type { FilterQuery } from '@roomlark/contract/figures/analytics'
import type { SignedInContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { selectHasHotel, selectHasReferral, selectZones } from './dashboard/account.queries.ts'
import type { HotelFilter, HotelsScope, Scope } from './scope.queries.ts'

export type View = { scope: Scope; today: string }
/** `zone` is the time zone that decides what today is: UTC, or that of the hotels. */
export type HotelsView = { scope: HotelsScope; today: string; zone: string }

/** Returns what an account sees of itself, or null if it has nothing yet. */
export async function findOwnView(ctx: SignedInContext): Promise<View | null> {
  const { userId, userType } = ctx.actor
  const today = utcDay(ctx.clock())
  switch (userType) {
    case 'admin':
      return (await selectHasHotel(ctx.sql)) ? { scope: { of: 'platform' }, today } : null
    case 'affiliate':
      return (await selectHasReferral(ctx.sql, userId))
        ? { scope: { of: 'affiliate', affiliateId: userId }, today }
        : null
    case 'hotel': {
      const { ownerId, hotelIds } = getHotelScope(ctx.actor)
      const view = await findHotelsView(ctx, { ownerId, hotelIds })
      // The days of an owner are those of all hotels, so they are read only by who reaches all of them.
      return view && hotelIds === undefined && ownerId !== undefined
        ? { scope: { of: 'owner', ownerId }, today: view.today }
        : view
    }
  }
}

/** Applies filters to that view. Another owner's hotel is not found; a place without a hotel is empty. */
export async function getView(
  ctx: SignedInContext,
  { hotelId, country, city }: Omit<FilterQuery, 'source'>,
): Promise<HotelsView> {
  const hotels: HotelFilter = { hotelId, country, city, ...getHotelScope(ctx.actor) }
  const isFiltered = hotelId !== undefined || country !== undefined || city !== undefined
  if (ctx.actor.userType === 'admin' && !isFiltered) return viewIn(ctx, 'UTC', { of: 'platform' })
  const view = await findHotelsView(ctx, hotels)
  if (view) return view
  if (hotelId !== undefined) throw notFound('hotel')
  return viewIn(ctx, 'UTC', { of: 'hotels', calendar: 'utc', hotels })
}

/**
 * A hotel's days follow its own calendar; with hotels in several time zones, the latest of their dates is the
 * last day.
 */
async function findHotelsView(ctx: SignedInContext, hotels: HotelFilter): Promise<HotelsView | null> {
  const zones = await selectZones(ctx.sql, hotels)
  if (zones.length === 0) return null
  if (ctx.actor.userType === 'admin') return viewIn(ctx, 'UTC', { of: 'hotels', calendar: 'utc', hotels })
  const views = zones.map((zone) => viewIn(ctx, zone, { of: 'hotels', calendar: 'hotel', hotels }))
  return views.sort((a, b) => a.today.localeCompare(b.today)).at(-1) ?? null
}

function viewIn(ctx: SignedInContext, zone: string, scope: HotelsView['scope']): HotelsView {
  return { scope, zone, today: dateIn(zone, ctx.clock()) }
}
