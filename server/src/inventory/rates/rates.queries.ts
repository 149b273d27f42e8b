import type { CancellationPolicy } from '@roomlark/contract/inventory/cancellation'
import type { PaymentTerms } from '@roomlark/contract/inventory/payment-terms'
import type {
  HotelTaxes,
  PriceRule,
  PriceRuleInput,
  RatePlan,
  RatePlanInput,
} from '@roomlark/contract/inventory/rates'
import type { TaxRules } from '@roomlark/contract/inventory/tax-rules'
import type { Sql } from '../../db/database.ts'

export async function selectPlans(sql: Sql, hotelId: string): Promise<RatePlan[]> {
  return sql<RatePlan[]>`
    SELECT ${planColumns(sql)} FROM rate_plans WHERE hotel_id = ${hotelId} ORDER BY created_at, id`
}

export async function selectPlan(sql: Sql, hotelId: string, id: string): Promise<RatePlan | undefined> {
  const [row] = await sql<RatePlan[]>`
    SELECT ${planColumns(sql)} FROM rate_plans WHERE hotel_id = ${hotelId} AND id = ${id}`
  return row
}

export async function selectCompanyCount(sql: Sql, hotelId: string, companyIds: string[]): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM company_profiles
    WHERE hotel_id = ${hotelId} AND id = ANY(${companyIds}::uuid[])`
  return row.count
}

/** Selects the terms of plans, with the cancellation policy that counts for each. */
export async function selectPaymentTerms(
  sql: Sql,
  planIds: string[],
): Promise<{ id: string; paymentTerms: PaymentTerms; cancellationPolicy: CancellationPolicy }[]> {
  return sql<{ id: string; paymentTerms: PaymentTerms; cancellationPolicy: CancellationPolicy }[]>`
    SELECT p.id, p.payment_terms AS "paymentTerms",
           coalesce(p.cancellation_policy, h.cancellation_policy) AS "cancellationPolicy"
    FROM rate_plans p JOIN hotels h ON h.id = p.hotel_id WHERE p.id = ANY(${planIds}::uuid[])`
}

export async function insertPlan(
  sql: Sql,
  plan: RatePlanInput & { hotelId: string; now: Date },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO rate_plans ${sql({ ...planValues(sql, plan), hotel_id: plan.hotelId, created_at: plan.now })}
    RETURNING id`
  return row.id
}

/** Returns false if the version is no longer the one that was read. */
export async function updatePlan(
  sql: Sql,
  id: string,
  plan: RatePlanInput & { version: number },
): Promise<boolean> {
  const result = await sql`
    UPDATE rate_plans SET ${sql({ ...planValues(sql, plan), version: plan.version + 1 })}
    WHERE id = ${id} AND version = ${plan.version}`
  return result.count === 1
}

export async function deletePlan(sql: Sql, hotelId: string, id: string): Promise<boolean> {
  const result = await sql`DELETE FROM rate_plans WHERE hotel_id = ${hotelId} AND id = ${id}`
  return result.count === 1
}

/** Returns the rules in the order they were added. */
export async function selectRules(sql: Sql, hotelId: string): Promise<PriceRule[]> {
  return sql<
    PriceRule[]
  >`SELECT ${ruleColumns(sql)} FROM price_rules WHERE hotel_id = ${hotelId} ORDER BY added`
}

export type PlanTerms = {
  plan: RatePlan | null
  rules: PriceRule[]
  taxes: TaxRules | null
  /** Null if there is no rate for the hotel's currency yet. */
  usdRate: number | null
}

/** Everything a price depends on except the calendar, as columns of a query whose hotels are called h. */
export function planTermsColumns(sql: Sql, planId: string, now: Date) {
  return sql`
    (SELECT row_to_json(p) FROM (
      SELECT ${planColumns(sql)} FROM rate_plans WHERE hotel_id = h.id AND id = ${planId}) p) AS plan,
    ${rulesAndTaxes(sql)},
    usd_rate_on(h.currency, (${now}::timestamptz AT TIME ZONE h.time_zone)::date) AS "usdRate"`
}

export type HotelTerms = { hotelId: string; plans: RatePlan[]; rules: PriceRule[]; taxes: TaxRules | null }

/** Selects the same for several hotels, with all their plans. */
export async function selectTermsByHotel(sql: Sql, hotelIds: string[]): Promise<HotelTerms[]> {
  return sql<HotelTerms[]>`
    SELECT h.id AS "hotelId", ${termsColumns(sql)} FROM unnest(${hotelIds}::uuid[]) AS h (id)`
}

/** The terms as columns of a query whose hotels are called h. */
export function termsColumns(sql: Sql) {
  return sql`
    (SELECT coalesce(json_agg(p ORDER BY created_at, id), '[]') FROM (
      SELECT ${planColumns(sql)}, created_at FROM rate_plans WHERE hotel_id = h.id) p) AS plans,
    ${rulesAndTaxes(sql)}`
}

function rulesAndTaxes(sql: Sql) {
  return sql`
    (SELECT coalesce(json_agg(r ORDER BY added), '[]') FROM (
      SELECT ${ruleColumns(sql)}, added FROM price_rules WHERE hotel_id = h.id) r) AS rules,
    (SELECT rules FROM hotel_taxes WHERE hotel_id = h.id) AS taxes`
}

export async function insertRule(sql: Sql, hotelId: string, rule: PriceRuleInput): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO price_rules (hotel_id, room_type_id, name, from_on, until_on, weekdays, effect)
    VALUES (${hotelId}, ${rule.roomTypeId}, ${rule.name}, ${rule.fromOn}, ${rule.untilOn}, ${rule.weekdays},
            ${sql.json({ ...rule.effect })})
    RETURNING id`
  return row.id
}

/** Returns false if the version is no longer the one that was read. */
export async function updateRule(
  sql: Sql,
  id: string,
  rule: PriceRuleInput & { version: number },
): Promise<boolean> {
  const result = await sql`
    UPDATE price_rules SET room_type_id = ${rule.roomTypeId}, name = ${rule.name}, from_on = ${rule.fromOn},
      until_on = ${rule.untilOn}, weekdays = ${rule.weekdays}, effect = ${sql.json({ ...rule.effect })},
      version = ${rule.version + 1}
    WHERE id = ${id} AND version = ${rule.version}`
  return result.count === 1
}

export async function deleteRule(sql: Sql, hotelId: string, id: string): Promise<boolean> {
  const result = await sql`DELETE FROM price_rules WHERE hotel_id = ${hotelId} AND id = ${id}`
  return result.count === 1
}

export async function selectTaxes(sql: Sql, hotelId: string): Promise<HotelTaxes | undefined> {
  const [row] = await sql<{ rules: TaxRules; version: number }[]>`
    SELECT rules, version FROM hotel_taxes WHERE hotel_id = ${hotelId}`
  return row && { ...row.rules, version: row.version }
}

/** Returns the new version, or undefined if the version is no longer the one that was read. */
export async function upsertTaxes(
  sql: Sql,
  hotelId: string,
  rules: TaxRules,
  version: number,
): Promise<number | undefined> {
  const [row] = await sql<{ version: number }[]>`
    INSERT INTO hotel_taxes (hotel_id, rules, version)
    SELECT ${hotelId}, ${sql.json({ ...rules })}, 1
    WHERE ${version} = 0 OR EXISTS (SELECT FROM hotel_taxes WHERE hotel_id = ${hotelId})
    ON CONFLICT ON CONSTRAINT hotel_taxes_pkey DO UPDATE SET rules = excluded.rules, version = hotel_taxes.version + 1
    WHERE hotel_taxes.version = ${version}
    RETURNING version`
  return row?.version
}

function planColumns(sql: Sql) {
  return sql`
    id, name, meal_plan AS "mealPlan", change_bps::float8 / 100 AS percent, per_adult_cents AS "perAdultCents",
    meal_value AS "mealValue", cancellation_policy AS "cancellationPolicy", payment_terms AS "paymentTerms", min_stay AS "minStay", max_stay AS "maxStay",
    sell_from_on AS "sellFromOn", sell_until_on AS "sellUntilOn", company_ids AS "companyIds", is_active AS "isActive", version`
}

function ruleColumns(sql: Sql) {
  return sql`id, name, room_type_id AS "roomTypeId", from_on AS "fromOn", until_on AS "untilOn", weekdays, effect, version`
}

function planValues(sql: Sql, plan: RatePlanInput) {
  return {
    name: plan.name,
    meal_plan: plan.mealPlan,
    change_bps: Math.round(plan.percent * 100),
    per_adult_cents: plan.perAdultCents,
    ...findMealColumn(sql, plan),
    cancellation_policy: plan.cancellationPolicy === null ? null : sql.json({ ...plan.cancellationPolicy }),
    ...(plan.paymentTerms && { payment_terms: sql.json({ ...plan.paymentTerms }) }),
    min_stay: plan.minStay,
    max_stay: plan.maxStay,
    sell_from_on: plan.sellFromOn,
    sell_until_on: plan.sellUntilOn,
    ...(plan.companyIds && { company_ids: plan.companyIds }),
    is_active: plan.isActive,
  }
}

/** A plan without meals has no value for them, whatever it had before. */
function findMealColumn(sql: Sql, { mealPlan, mealValue }: RatePlanInput) {
  if (mealPlan === 'room-only' || mealValue === null) return { meal_value: null }
  return mealValue && { meal_value: sql.json({ ...mealValue }) }
}
