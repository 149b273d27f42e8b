import { AppError } from '../../errors.ts'
import type { SignedInContext } from '../../http/context.ts'
import { selectCurrencies, selectIsConverted, selectMoneyDays, selectMoneyNights } from './money.queries.ts'
import type { HotelsReach, Span } from './reach.queries.ts'
import { ownerOf } from './reach.service.ts'
import { type NightRow, type ReportDay, selectNights, selectReportDays } from './report.queries.ts'

type Choice = { currency: string; currencies: string[] }

/** The whole platform is told in dollars; hotels in their own currency, another of the account's, or dollars. */
export async function chooseCurrency(
  ctx: SignedInContext,
  reach: HotelsReach,
  asked: string | undefined,
): Promise<Choice> {
  const choice = await choicesOf(ctx, reach)
  if (asked === undefined) return choice
  if (choice.currencies.includes(asked)) return { ...choice, currency: asked }
  const fields = { currency: `Choose ${choice.currencies.join(' or ')}` }
  throw new AppError('validation_failed', fields.currency, { fields })
}

async function choicesOf(ctx: SignedInContext, reach: HotelsReach): Promise<Choice> {
  if (reach.of === 'platform') return { currency: 'USD', currencies: ['USD'] }
  const shown = await selectCurrencies(ctx.sql, reach.hotels)
  const ownerId = ownerOf(ctx)
  const all = ownerId === undefined ? shown : await selectCurrencies(ctx.sql, { ownerId })
  const [only, ...others] = shown
  return {
    currency: only !== undefined && others.length === 0 ? only : 'USD',
    currencies: [...new Set([...all, 'USD'])],
  }
}

type Asked = { span: Span; source: string | undefined; currency: string }

/** The days of a report with their money in a currency; dollars are counted as they are. */
export async function readDays(
  ctx: SignedInContext,
  reach: HotelsReach,
  { span, source, currency }: Asked,
): Promise<ReportDay[]> {
  const days = await selectReportDays(ctx.sql, reach, span, source)
  if (reach.of === 'platform' || currency === 'USD') return days
  const rows = await selectMoneyDays(ctx.sql, reach, span, { source, currency })
  const money = new Map(rows.map((row) => [`${row.day} ${row.source}`, row]))
  const nothing = { revenueCents: 0, feesCents: 0, commissionCents: 0 }
  return days.map((day) => ({ ...day, ...nothing, ...money.get(`${day.day} ${day.source}`) }))
}

export async function readNights(
  ctx: SignedInContext,
  reach: HotelsReach,
  { span, source, currency }: Asked,
): Promise<NightRow[]> {
  const nights = await selectNights(ctx.sql, reach, span, source)
  if (reach.of === 'platform' || currency === 'USD') return nights
  const rows = await selectMoneyNights(ctx.sql, reach, span, { source, currency })
  const money = new Map(rows.map(({ night, roomCents }) => [night, roomCents]))
  return nights.map((night) => ({ ...night, roomCents: money.get(night.night) ?? 0 }))
}

/** On the platform some always are. */
export function isConverted(
  ctx: SignedInContext,
  reach: HotelsReach,
  span: Span,
  currency: string,
): Promise<boolean> {
  return reach.of === 'platform' ? Promise.resolve(true) : selectIsConverted(ctx.sql, reach, span, currency)
}
