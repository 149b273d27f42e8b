import type { PriceRule, PriceRuleInput, RatePlan, RatePlanInput, Taxes } from '@roomlark/contract/rates'
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

/** Selects everything a price depends on except the calendar in one query, because every quote needs it. */
export async function selectTerms(
  sql: Sql,
  hotelId: string,
  planId: string,
): Promise<{ plan: RatePlan | null; rules: PriceRule[]; taxes: Taxes | null }> {
  const [row] = await sql<[{ plan: RatePlan | null; rules: PriceRule[]; taxes: Taxes | null }]>`
    SELECT
      (SELECT to_jsonb(p) FROM (
        SELECT ${planColumns(sql)} FROM rate_plans WHERE hotel_id = ${hotelId} AND id = ${planId}) p) AS plan,
      (SELECT coalesce(jsonb_agg(r ORDER BY added), '[]') FROM (
        SELECT ${ruleColumns(sql)}, added FROM price_rules WHERE hotel_id = ${hotelId}) r) AS rules,
      (SELECT to_jsonb(t) FROM (
        SELECT ${taxColumns(sql)} FROM hotel_taxes WHERE hotel_id = ${hotelId}) t) AS taxes`
  return row
}

export type HotelTerms = { hotelId: string; plans: RatePlan[]; rules: PriceRule[]; taxes: Taxes | null }

/** Selects the same for several hotels, with all their plans. */
export async function selectTermsOf(sql: Sql, hotelIds: string[]): Promise<HotelTerms[]> {
  return sql<HotelTerms[]>`
    SELECT h.id AS "hotelId",
      (SELECT coalesce(jsonb_agg(p ORDER BY created_at, id), '[]') FROM (
        SELECT ${planColumns(sql)}, created_at FROM rate_plans WHERE hotel_id = h.id) p) AS plans,
      (SELECT coalesce(jsonb_agg(r ORDER BY added), '[]') FROM (
        SELECT ${ruleColumns(sql)}, added FROM price_rules WHERE hotel_id = h.id) r) AS rules,
      (SELECT to_jsonb(t) FROM (
        SELECT ${taxColumns(sql)} FROM hotel_taxes WHERE hotel_id = h.id) t) AS taxes
    FROM unnest(${hotelIds}::uuid[]) AS h (id)`
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

export async function selectTaxes(sql: Sql, hotelId: string): Promise<Taxes | undefined> {
  const [row] = await sql<Taxes[]>`
    SELECT ${taxColumns(sql)} FROM hotel_taxes WHERE hotel_id = ${hotelId}`
  return row
}

export async function upsertTaxes(sql: Sql, hotelId: string, taxes: Taxes): Promise<void> {
  await sql`
    INSERT INTO hotel_taxes (hotel_id, city_tax_cents, city_tax_per, vat_bps, vat_included)
    VALUES (${hotelId}, ${taxes.cityTaxCents}, ${taxes.cityTaxPer}, ${Math.round(taxes.vatPercent * 100)},
            ${taxes.vatIncluded})
    ON CONFLICT ON CONSTRAINT hotel_taxes_pkey DO UPDATE SET
      city_tax_cents = excluded.city_tax_cents, city_tax_per = excluded.city_tax_per,
      vat_bps = excluded.vat_bps, vat_included = excluded.vat_included`
}

function planColumns(sql: Sql) {
  return sql`
    id, name, meal_plan AS "mealPlan", change_bps::float8 / 100 AS percent, per_adult_cents AS "perAdultCents",
    cancellation_policy AS "cancellationPolicy", min_stay AS "minStay", max_stay AS "maxStay",
    sell_from_on AS "sellFromOn", sell_until_on AS "sellUntilOn", is_active AS "isActive", version`
}

function ruleColumns(sql: Sql) {
  return sql`id, name, room_type_id AS "roomTypeId", from_on AS "fromOn", until_on AS "untilOn", weekdays, effect, version`
}

function taxColumns(sql: Sql) {
  return sql`
    city_tax_cents AS "cityTaxCents", city_tax_per AS "cityTaxPer", vat_bps::float8 / 100 AS "vatPercent",
    vat_included AS "vatIncluded"`
}

function planValues(sql: Sql, plan: RatePlanInput) {
  return {
    name: plan.name,
    meal_plan: plan.mealPlan,
    change_bps: Math.round(plan.percent * 100),
    per_adult_cents: plan.perAdultCents,
    cancellation_policy: plan.cancellationPolicy === null ? null : sql.json({ ...plan.cancellationPolicy }),
    min_stay: plan.minStay,
    max_stay: plan.maxStay,
    sell_from_on: plan.sellFromOn,
    sell_until_on: plan.sellUntilOn,
    is_active: plan.isActive,
  }
}
