import type { HotelRates, PriceRule, RatePlan, Taxes } from '@roomlark/contract/rates'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { notFound } from '../../errors.ts'
import { recordAudit } from '../audit/audit.service.ts'
import { getBookableHotel, lockBookableHotel } from '../rooms/bookable-hotel.service.ts'
import {
  selectPlan,
  selectPlans,
  selectRules,
  selectTaxes,
  selectTerms,
  selectTermsOf,
  upsertTaxes,
} from './rates.queries.ts'

const noTaxes: Taxes = { cityTaxCents: 0, cityTaxPer: 'person-night', vatPercent: 0, vatIncluded: true }

export async function getRates(ctx: SignedInContext, hotelId: string): Promise<HotelRates> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  const plans = await selectPlans(ctx.sql, hotelId)
  return { plans, rules: await readRules(ctx.sql, hotelId), taxes: await readTaxes(ctx.sql, hotelId) }
}

/** Returns the rules in the order they were added, which pricing relies on. */
export async function readRules(sql: Sql, hotelId: string): Promise<PriceRule[]> {
  return selectRules(sql, hotelId)
}

/** Reads everything a price depends on except the calendar. */
export async function readTerms(
  sql: Sql,
  hotelId: string,
  planId: string,
): Promise<{ plan: RatePlan; rules: PriceRule[]; taxes: Taxes }> {
  const { plan, rules, taxes } = await selectTerms(sql, hotelId, planId)
  if (!plan) throw notFound('rate plan')
  return { plan, rules, taxes: taxes ?? noTaxes }
}

/** Reads the same for several hotels, with all their plans. */
export async function readTermsOf(
  sql: Sql,
  hotelIds: string[],
): Promise<Map<string, { plans: RatePlan[]; rules: PriceRule[]; taxes: Taxes }>> {
  const rows = await selectTermsOf(sql, hotelIds)
  return new Map(
    rows.map(({ hotelId, plans, rules, taxes }) => [hotelId, { plans, rules, taxes: taxes ?? noTaxes }]),
  )
}

async function readTaxes(sql: Sql, hotelId: string): Promise<Taxes> {
  return (await selectTaxes(sql, hotelId)) ?? noTaxes
}

/** Undefined once the hotel has removed it. */
export async function findPlan(sql: Sql, hotelId: string, id: string): Promise<RatePlan | undefined> {
  return selectPlan(sql, hotelId, id)
}

export async function readPlan(sql: Sql, hotelId: string, id: string): Promise<RatePlan> {
  const plan = await selectPlan(sql, hotelId, id)
  if (!plan) throw notFound('rate plan')
  return plan
}

export async function setTaxes(ctx: SignedInContext, hotelId: string, taxes: Taxes): Promise<Taxes> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const before = await readTaxes(tx, hotelId)
    await upsertTaxes(tx, hotelId, taxes)
    await recordAudit(ctx, tx, { action: 'taxes.set', target: `rates:${hotelId}`, before, after: taxes })
    return taxes
  })
}
