import { addDays, dateIn } from '@roomlark/contract/dates'
import { type PriceReplay, priceAdviceLimits } from '@roomlark/contract/figures/price-advice'
import type { SignedInContext } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import { readDemandRules } from '../../../inventory/demand/demand-rules.service.ts'
import { readRules } from '../../../inventory/rates/rates.service.ts'
import { groupByTypeAndNight, readNights } from '../../../inventory/rooms/nights/nights.service.ts'
import { readSoldTypes } from '../../../inventory/rooms/rooms.service.ts'
import { getReportHotel } from '../hotel.service.ts'
import { replayNights } from './replay.policy.ts'
import { selectBookedNights } from './replay.queries.ts'

/** Replays the nights up to yesterday with every rule that is not off, or with one in any state. */
export async function replayPrices(
  ctx: SignedInContext,
  hotelId: string,
  { ruleId }: { ruleId?: string | undefined },
): Promise<PriceReplay> {
  const { currency, timeZone } = await getReportHotel(ctx, hotelId)
  const today = dateIn(timeZone, ctx.clock())
  const span = { fromOn: addDays(today, -priceAdviceLimits.replayedDays), untilOn: addDays(today, -1) }
  const types = await readSoldTypes(ctx.sql, hotelId)
  const ids = types.map(({ id }) => id)
  const [all, seasons, stored, booked] = await Promise.all([
    readDemandRules(ctx.sql, hotelId),
    readRules(ctx.sql, hotelId),
    readNights(ctx.sql, ids, span.fromOn, span.untilOn),
    selectBookedNights(ctx.sql, hotelId, { ...span, currency }),
  ])
  if (ruleId !== undefined && !all.some(({ id }) => id === ruleId)) throw notFound('price rule')
  const rules = all.filter(({ id, state }) => (ruleId === undefined ? state !== 'off' : id === ruleId))
  const nights = groupByTypeAndNight(stored)
  const findNight = (roomTypeId: string, night: string) => nights.get(roomTypeId)?.get(night)
  return { ...span, currency, ...replayNights(booked, { types, seasons, rules, findNight }) }
}
