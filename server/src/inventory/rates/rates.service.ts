import { findTermsInForce, type PaymentTerms } from '@roomlark/contract/inventory/payment-terms'
import type { HotelRates, HotelTaxes, PriceRule, RatePlan } from '@roomlark/contract/inventory/rates'
import { plainTaxRules, type TaxRules } from '@roomlark/contract/inventory/tax-rules'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { tellOffers } from '../../db/outbox.ts'
import { changedByOthers, notFound } from '../../errors.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { type PaymentsContext, readTakesPayments } from '../payment-accounts/payment-accounts.service.ts'
import { getBookableHotel, lockBookableHotel } from '../rooms/nights/bookable-hotel.service.ts'
import {
  type HotelTerms,
  type PlanTerms,
  planTermsColumns,
  selectPaymentTerms,
  selectPlan,
  selectPlans,
  selectRules,
  selectTaxes,
  selectTermsByHotel,
  termsColumns,
  upsertTaxes,
} from './rates.queries.ts'

const noTaxes: TaxRules = plainTaxRules(0, true)

export async function getRates(ctx: SignedInContext, hotelId: string): Promise<HotelRates> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  const plans = await selectPlans(ctx.sql, hotelId)
  const taking = await readTakesPayments(ctx, ctx.sql, [hotelId])
  return {
    plans,
    rules: await readRules(ctx.sql, hotelId),
    taxes: await readTaxes(ctx.sql, hotelId),
    takesPayments: taking.has(hotelId),
  }
}

/** Returns the rules in the order they were added, which pricing relies on. */
export async function readRules(sql: Sql, hotelId: string): Promise<PriceRule[]> {
  return selectRules(sql, hotelId)
}

/** Everything a price depends on except the calendar. */
type SaleTerms = { plan: RatePlan; rules: PriceRule[]; taxes: TaxRules; usdRate: number | null }

/** The plan, rules, taxes and today's rate as columns of a query whose hotels are called h; `toPlanTerms` reads them. */
export function planTermsPart(sql: Sql, planId: string, now: Date) {
  return planTermsColumns(sql, planId, now)
}

export type PlanTermsRow = PlanTerms

export function toPlanTerms(row: PlanTermsRow | undefined): SaleTerms {
  if (!row?.plan) throw notFound('rate plan')
  const { plan, rules, taxes, usdRate } = row
  return { plan, rules, taxes: taxes ?? noTaxes, usdRate }
}

/** Reads the same for several hotels, with all their plans. */
export async function readTermsByHotel(
  sql: Sql,
  hotelIds: string[],
): Promise<Map<string, { plans: RatePlan[]; rules: PriceRule[]; taxes: TaxRules }>> {
  const rows = await selectTermsByHotel(sql, hotelIds)
  return new Map(rows.map(({ hotelId, ...terms }) => [hotelId, toTerms(terms)]))
}

/** The same as columns of a query whose hotels are called h; `toTerms` reads them. */
export function termsPart(sql: Sql) {
  return termsColumns(sql)
}

export type TermsRow = Omit<HotelTerms, 'hotelId'>

export function toTerms({ plans, rules, taxes }: TermsRow) {
  return { plans, rules, taxes: taxes ?? noTaxes }
}

/** Reads the terms in force for guests of the site, by plan. Plans that are missing are paid at the hotel. */
export async function readPaymentTerms(
  ctx: PaymentsContext,
  sql: Sql,
  plans: { hotelId: string; planId: string }[],
): Promise<Map<string, PaymentTerms>> {
  const taking = await readTakesPayments(ctx, sql, [...new Set(plans.map(({ hotelId }) => hotelId))])
  const ids = plans.filter(({ hotelId }) => taking.has(hotelId)).map(({ planId }) => planId)
  if (ids.length === 0) return new Map()
  const rows = await selectPaymentTerms(sql, ids)
  return new Map(
    rows.map(({ id, paymentTerms, cancellationPolicy }) => [
      id,
      findTermsInForce(paymentTerms, cancellationPolicy, true),
    ]),
  )
}

async function readTaxes(sql: Sql, hotelId: string): Promise<HotelTaxes> {
  return (await selectTaxes(sql, hotelId)) ?? { ...noTaxes, version: 0 }
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

export async function setTaxes(
  ctx: SignedInContext,
  hotelId: string,
  { version, ...rules }: TaxRules & { version: number },
): Promise<HotelTaxes> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const before = await readTaxes(tx, hotelId)
    const made = await upsertTaxes(tx, hotelId, rules, version)
    if (made === undefined) throw changedByOthers('the taxes')
    await tellOffers(tx, hotelId, 'no night')
    const after = { ...rules, version: made }
    await recordAudit(ctx, tx, { action: 'taxes.set', target: `rates:${hotelId}`, before, after })
    return after
  })
}
