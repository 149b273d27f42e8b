import {
  type CompanyProfile,
  type CompanyProfileInput,
  toPayer,
  type VatState,
} from '@roomlark/contract/bookings/company-profiles'
import type { FolioPayer } from '@roomlark/contract/bookings/folio-input'
import type { Sql } from '../../db/database.ts'
import { type HotelScope, inScope } from '../../db/hotel-scope.ts'
import { contains, searchWords } from '../../db/search.ts'

export type CompanyRow = Omit<CompanyProfile, keyof FolioPayer | 'vatCheck'> & {
  payer: FolioPayer
  vatState: VatState | null
  vatName: string | null
  vatCheckedAt: Date | null
}

/** The profile as columns of a query whose companies are called c and whose hotels are called h. */
export function companyColumns(sql: Sql) {
  return sql`c.id, c.hotel_id AS "hotelId", h.name AS "hotelName", c.payer, c.tax_number AS "taxNumber",
    c.register_number AS "registerNumber", c.due_days AS "dueDays", c.takes, c.discount_percent AS "discountPercent",
    c.rate_plan_ids AS "ratePlanIds", c.notes, c.is_archived AS "isArchived", c.vat_state AS "vatState",
    c.vat_name AS "vatName", c.vat_checked_at AS "vatCheckedAt", c.version`
}

export type CompanyFilters = {
  search?: string | undefined
  hotelId?: string | undefined
  state?: 'active' | 'archived' | undefined
  scope: HotelScope
}

export async function selectCompanies(
  sql: Sql,
  { page, limit, ...filters }: CompanyFilters & { page: number; limit: number },
): Promise<CompanyRow[]> {
  return sql<CompanyRow[]>`
    SELECT ${companyColumns(sql)} FROM company_profiles c JOIN hotels h ON h.id = c.hotel_id
    WHERE ${companyConditions(sql, filters)}
    ORDER BY c.is_archived, lower(c.company), c.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`
}

export async function selectCompanyCount(sql: Sql, filters: CompanyFilters): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    SELECT count(*)::integer AS count FROM company_profiles c JOIN hotels h ON h.id = c.hotel_id
    WHERE ${companyConditions(sql, filters)}`
  return row.count
}

/** The companies that were asked for, in the same query. */
export function companyConditions(sql: Sql, { search, hotelId, state, scope }: CompanyFilters) {
  return searchWords(search).reduce(
    (found, word) =>
      sql`${found} AND ${contains(
        sql,
        sql`fold(concat_ws(' ', c.company, c.payer ->> 'name', c.payer ->> 'city', c.payer ->> 'vatId'))`,
        word,
      )}`,
    sql`true ${inScope(sql, scope)} ${hotelId === undefined ? sql`` : sql`AND c.hotel_id = ${hotelId}`}
        ${state === undefined ? sql`` : sql`AND c.is_archived = ${state === 'archived'}`}`,
  )
}

export async function selectCompany(
  sql: Sql,
  id: string,
  scope: HotelScope,
  { lock }: { lock: boolean },
): Promise<CompanyRow | undefined> {
  const [row] = await sql<CompanyRow[]>`
    SELECT ${companyColumns(sql)} FROM company_profiles c JOIN hotels h ON h.id = c.hotel_id
    WHERE c.id = ${id} ${inScope(sql, scope)} ${lock ? sql`FOR UPDATE OF c` : sql``}`
  return row
}

/** Companies that pay folios of a booking, or for whose guests it is held. */
export async function selectCompaniesOfBooking(
  sql: Sql,
  bookingId: string,
): Promise<Pick<CompanyProfile, 'discountPercent' | 'ratePlanIds'>[]> {
  return sql<Pick<CompanyProfile, 'discountPercent' | 'ratePlanIds'>[]>`
    SELECT c.discount_percent AS "discountPercent", c.rate_plan_ids AS "ratePlanIds"
    FROM company_profiles c
    WHERE c.id = ANY(ARRAY(SELECT company_id FROM folios WHERE booking_id = ${bookingId}
                           UNION ALL SELECT held_for_company_id FROM bookings WHERE id = ${bookingId}))`
}

function toColumns(sql: Sql, input: CompanyProfileInput) {
  return {
    company: input.company,
    payer: sql.json(toPayer(input)),
    tax_number: input.taxNumber,
    register_number: input.registerNumber,
    due_days: input.dueDays,
    takes: input.takes,
    discount_percent: input.discountPercent,
    rate_plan_ids: input.ratePlanIds,
    notes: input.notes,
    is_archived: input.isArchived,
  }
}

export async function insertCompany(
  sql: Sql,
  hotelId: string,
  input: CompanyProfileInput,
  now: Date,
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO company_profiles ${sql({ ...toColumns(sql, input), hotel_id: hotelId, created_at: now })} RETURNING id`
  return row.id
}

/** Forgets the register's answer about the previous VAT id. */
export async function updateCompanyRow(sql: Sql, id: string, input: CompanyProfileInput): Promise<void> {
  const isSame = sql`payer ->> 'vatId' = ${input.vatId}`
  await sql`
    UPDATE company_profiles SET ${sql(toColumns(sql, input))}, version = version + 1,
      vat_state = CASE WHEN ${isSame} THEN vat_state END, vat_name = CASE WHEN ${isSame} THEN vat_name END,
      vat_checked_at = CASE WHEN ${isSame} THEN vat_checked_at END
    WHERE id = ${id}`
}

/** Keeps the answer only if it is about the VAT id that the company has now. */
export async function updateVatCheck(
  sql: Sql,
  id: string,
  vatId: string,
  { state, name, at }: { state: VatState; name: string | null; at: Date },
): Promise<void> {
  await sql`
    UPDATE company_profiles SET vat_state = ${state}, vat_name = ${name}, vat_checked_at = ${at}
    WHERE id = ${id} AND payer ->> 'vatId' = ${vatId}`
}
