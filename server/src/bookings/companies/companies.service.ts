import type {
  CompanyListQuery,
  CompanyProfile,
  CompanyProfileInput,
} from '@roomlark/contract/bookings/company-profiles'
import { isKnownToVies, plainVatId } from '@roomlark/contract/bookings/vat-ids'
import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { lockBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import {
  type CompanyFilters,
  type CompanyRow,
  companyColumns,
  companyConditions,
  insertCompany,
  selectCompanies,
  selectCompaniesOfBooking,
  selectCompany,
  selectCompanyCount,
  updateCompanyRow,
  updateVatCheck,
} from './companies.queries.ts'

export async function listCompanies(
  ctx: SignedInContext,
  query: CompanyListQuery,
): Promise<{ data: CompanyProfile[]; meta: PageMeta }> {
  const filters = { ...query, scope: getHotelScope(ctx.actor) }
  const [rows, total] = await Promise.all([
    selectCompanies(ctx.sql, filters),
    selectCompanyCount(ctx.sql, filters),
  ])
  const { page, limit } = query
  return {
    data: rows.map(toProfile),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

/** The profile as columns of a query whose companies are called c and whose hotels are called h; `toProfile` reads them. */
export function companyPart(sql: Sql) {
  return companyColumns(sql)
}

/** The companies of such a query that match what is asked for. */
export function companyFilter(sql: Sql, filters: CompanyFilters) {
  return companyConditions(sql, filters)
}

export async function countCompanies(sql: Sql, filters: CompanyFilters): Promise<number> {
  return selectCompanyCount(sql, filters)
}

export type { CompanyRow }

export function toProfile({ payer, vatState, vatName, vatCheckedAt, ...row }: CompanyRow): CompanyProfile {
  const vatCheck =
    vatState && vatCheckedAt ? { state: vatState, name: vatName, at: vatCheckedAt.toISOString() } : null
  return { ...payer, ...row, vatCheck }
}

export async function getCompany(ctx: SignedInContext, id: string): Promise<CompanyProfile> {
  return readCompany(ctx, ctx.sql, id)
}

async function readCompany(
  ctx: SignedInContext,
  sql: Sql,
  id: string,
  { lock = false } = {},
): Promise<CompanyProfile> {
  const row = await selectCompany(sql, id, getHotelScope(ctx.actor), { lock })
  if (!row) throw notFound('company')
  return toProfile(row)
}

/** Reads a company of a hotel that the caller is known to reach. */
export async function getHotelCompany(sql: Sql, hotelId: string, id: string): Promise<CompanyProfile> {
  const row = await selectCompany(sql, id, { ownerId: undefined }, { lock: false })
  if (row?.hotelId !== hotelId) throw notFound('company')
  return toProfile(row)
}

/** Returns the discount that a company has on a plan, in percent. */
export function findDiscount(
  { discountPercent, ratePlanIds }: Pick<CompanyProfile, 'discountPercent' | 'ratePlanIds'>,
  ratePlanId: string,
): number {
  return ratePlanIds.length === 0 || ratePlanIds.includes(ratePlanId) ? discountPercent : 0
}

/** Reads the discount that a booking has because of the companies that pay its folios. */
export async function readBookingDiscount(
  sql: Sql,
  booking: { id: string; ratePlanId: string },
): Promise<number> {
  const companies = await selectCompaniesOfBooking(sql, booking.id)
  return Math.max(0, ...companies.map((company) => findDiscount(company, booking.ratePlanId)))
}

/** Reads the days that the company of a folio has to pay; null for what applies to everybody. */
export async function readDueDays(sql: Sql, companyId: string | null): Promise<number | null> {
  if (companyId === null) return null
  const row = await selectCompany(sql, companyId, { ownerId: undefined }, { lock: false })
  return row?.dueDays ?? null
}

export async function createCompany(
  ctx: SignedInContext,
  hotelId: string,
  input: CompanyProfileInput,
): Promise<CompanyProfile> {
  return ctx.sql.begin(async (tx) => {
    await lockBookableHotel(ctx, tx, hotelId)
    const id = await insertCompany(tx, hotelId, withPlainVatId(input), ctx.clock())
    const target = `hotel:${hotelId}`
    await recordAudit(ctx, tx, { action: 'company-profile.created', target, after: pickAudited(input) })
    return readCompany(ctx, tx, id)
  })
}

/** Folios that the company pays already keep what they say. */
export async function updateCompany(
  ctx: SignedInContext,
  id: string,
  { version, ...input }: CompanyProfileInput & { version: number },
): Promise<CompanyProfile> {
  return ctx.sql.begin(async (tx) => {
    const before = await readCompany(ctx, tx, id, { lock: true })
    if (before.version !== version) throw changedByOthers('this company')
    await updateCompanyRow(tx, id, withPlainVatId(input))
    await recordAudit(ctx, tx, {
      action: 'company-profile.updated',
      target: `hotel:${before.hotelId}`,
      before: pickAudited(before),
      after: pickAudited(input),
    })
    return readCompany(ctx, tx, id)
  })
}

function withPlainVatId(input: CompanyProfileInput): CompanyProfileInput {
  return { ...input, vatId: plainVatId(input.vatId) }
}

/** Names and contacts may be those of a person, and the audit log is never rewritten. */
function pickAudited({ takes, dueDays, discountPercent, isArchived }: CompanyProfileInput) {
  return { takes, dueDays, discountPercent, isArchived }
}

/** Asks the register outside of any transaction, because it may take seconds; what it does not answer is kept too. */
export async function checkVatId(ctx: SignedInContext, id: string): Promise<CompanyProfile> {
  const { vatId } = await readCompany(ctx, ctx.sql, id)
  if (!isKnownToVies(vatId)) {
    throw new AppError('conflict', say('Only VAT ids of the European Union can be checked.'))
  }
  const answer = await ctx.vatRegister.check(vatId)
  const name = answer.state === 'valid' ? answer.name : null
  await updateVatCheck(ctx.sql, id, vatId, { state: answer.state, name, at: ctx.clock() })
  return readCompany(ctx, ctx.sql, id)
}
