import { addDays, dateIn, listNights } from '@roomlark/contract/dates'
import { rangeFault } from '@roomlark/contract/inventory/calendar-change'
import { roomsLeft } from '@roomlark/contract/inventory/calendar-night'
import { type DemandNight, type DemandPreview, demandLimits } from '@roomlark/contract/inventory/demand'
import {
  applyDemandSteps,
  findDemandBound,
  findDemandSteps,
  getTakenPercent,
} from '@roomlark/contract/inventory/demand-steps'
import { listPriceCents } from '@roomlark/contract/inventory/pricing'
import type { SignedInContext } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { requireNone } from '../calendar/calendar.service.ts'
import { readRules } from '../rates/rates.service.ts'
import { getBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import { readNights } from '../rooms/nights/nights.service.ts'
import { readSoldTypes } from '../rooms/rooms.service.ts'
import { createDemandFacts } from './demand.policy.ts'
import { type DemandRuleRow, selectDemandRules } from './demand.queries.ts'

type Asked = { fromOn: string; untilOn: string; ruleId?: string | undefined }

/**
 * Lists the nights that would cost something else: with the rules that suggest, on top of those that apply, or with one
 * rule beside those that apply. Nights with a price of their own keep it, and those that are closed or full
 * need no other.
 */
export async function previewDemand(
  ctx: SignedInContext,
  hotelId: string,
  { ruleId, ...range }: Asked,
): Promise<DemandPreview> {
  const fault = rangeFault(range, demandLimits.previewNights)
  if (fault !== undefined) requireNone({ untilOn: fault })
  const hotel = await getBookableHotel(ctx, ctx.sql, hotelId)
  const types = (await readSoldTypes(ctx.sql, hotelId)).filter(({ units }) => units > 0)
  const [seasons, all, stored] = await Promise.all([
    readRules(ctx.sql, hotelId),
    selectDemandRules(ctx.sql, hotelId),
    readNights(
      ctx.sql,
      types.map(({ id }) => id),
      range.fromOn,
      range.untilOn,
    ),
  ])
  const rules = chooseRules(all, ruleId)
  const today = dateIn(hotel.timeZone, ctx.clock())
  const { findNight, getFacts } = createDemandFacts(types, stored, today)
  const nights = listNights(range.fromOn, addDays(range.untilOn, 1)).filter((night) => night >= today)
  const changed = types.flatMap((type) =>
    nights.flatMap((night): DemandNight[] => {
      const row = findNight(type, night)
      if (row && (row.priceOverrideCents !== null || row.closed || roomsLeft(row) === 0)) return []
      const facts = getFacts(type, night)
      const steps = findDemandSteps(rules, facts)
      const listCents = listPriceCents(night, type, seasons, null)
      const priceCents = applyDemandSteps(listCents, row?.demand ?? [], type)
      const wouldCents = applyDemandSteps(listCents, steps, type)
      if (wouldCents === priceCents) return []
      return [
        {
          roomTypeId: type.id,
          night,
          priceCents,
          wouldCents,
          steps,
          typePercent: getTakenPercent(facts.type),
          hotelPercent: getTakenPercent(facts.hotel),
          daysAhead: facts.daysAhead,
          bound: findDemandBound(listCents, steps, type),
        },
      ]
    }),
  )
  return { ...range, currency: hotel.currency, nights: changed }
}

function chooseRules(rules: DemandRuleRow[], ruleId: string | undefined): DemandRuleRow[] {
  if (ruleId === undefined) return rules.filter(({ state }) => state !== 'off')
  if (!rules.some(({ id }) => id === ruleId)) throw notFound('price rule')
  return rules.filter(({ id, state }) => id === ruleId || state === 'applies')
}
