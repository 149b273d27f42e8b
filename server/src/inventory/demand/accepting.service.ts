import { addDays, dateIn, dayText } from '@roomlark/contract/dates'
import { type AcceptedNight, demandLimits } from '@roomlark/contract/inventory/demand'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { buildCalendarByType, requireNone } from '../calendar/calendar.service.ts'
import {
  type Change,
  computeNightChange,
  lockHotelAndTypes,
  lowNights,
  write,
} from '../calendar/calendar-edit.service.ts'
import { requireUsualPrices } from '../rooms/nights/low-prices.service.ts'
import { lockNamedNights, makeNightKey } from '../rooms/nights/nights.service.ts'

/**
 * Sets suggested prices as prices of their nights. Whoever accepts has seen both prices, so nothing is written if one of
 * the nights costs something else by now.
 */
export async function acceptPrices(
  ctx: SignedInContext,
  hotelId: string,
  nights: AcceptedNight[],
): Promise<{ nights: number }> {
  return ctx.sql.begin(async (tx) => {
    const ids = nights.map(({ roomTypeId }) => roomTypeId)
    const { hotel, types, rules } = await lockHotelAndTypes(ctx, tx, hotelId, ids)
    const today = dateIn(hotel.timeZone, ctx.clock())
    const span = getSpan(nights)
    requireAhead(span, today)
    const rows = await lockNamedNights(tx, nights)
    const limits = new Map(rows.map((row) => [makeNightKey(row), row.capacityOverride]))
    const calendar = buildCalendarByType(types, rules, rows, span)
    const changes = nights.flatMap(({ fromCents, toCents, ...named }): Change[] => {
      const type = types.find(({ id }) => id === named.roomTypeId)
      const before = calendar.get(named.roomTypeId)?.find(({ night }) => night === named.night)
      if (!type || !before) return []
      if (before.priceCents !== fromCents) throw isOutdated(type.name, named.night)
      const limit = limits.get(makeNightKey(named)) ?? null
      return [computeNightChange(type, rules, before, { priceCents: toCents }, limit)]
    })
    requireUsualPrices(lowNights(changes), hotel.currency)
    await write(tx, changes)
    await recordAudit(ctx, tx, {
      action: 'demand.accepted',
      target: `calendar:${hotelId}`,
      after: {
        nights: nights.map(({ roomTypeId, night, toCents }) => ({ roomTypeId, night, priceCents: toCents })),
      },
    })
    return { nights: changes.length }
  })
}

function getSpan(nights: AcceptedNight[]): { fromOn: string; untilOn: string } {
  const ordered = nights.map(({ night }) => night).sort()
  return { fromOn: ordered[0] ?? '', untilOn: ordered.at(-1) ?? '' }
}

function requireAhead({ fromOn, untilOn }: { fromOn: string; untilOn: string }, today: string): void {
  if (today <= fromOn && untilOn <= addDays(today, demandLimits.days)) return
  const nights = say('Choose nights from today to {days} days ahead', { days: demandLimits.days })
  requireNone({ nights })
}

function isOutdated(roomType: string, night: string): AppError {
  return new AppError(
    'conflict',
    say('{roomType} costs something else on {night} by now. Look at the suggestions again.', {
      roomType: isolate(roomType),
      night: dayText(night),
    }),
  )
}
