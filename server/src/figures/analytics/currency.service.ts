import { listWords } from '@roomlark/contract/list-words'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { selectCurrencies, selectIsConverted, selectMoneyDays, selectMoneyNights } from './money.queries.ts'
import { type NightRow, type ReportDay, selectNights, selectReportDays } from './report/report.queries.ts'
import type { HotelsScope, Span } from './scope.queries.ts'

type Choice = { currency: string; currencies: string[] }

/**
 * The platform's figures are in dollars. Hotels' figures are in their own currency, another currency of the
 * account, or dollars.
 */
export async function chooseCurrency(
  ctx: SignedInContext,
  scope: HotelsScope,
  asked: string | undefined,
): Promise<Choice> {
  const choice = await readCurrencyChoice(ctx, scope)
  if (asked === undefined) return choice
  if (choice.currencies.includes(asked)) return { ...choice, currency: asked }
  const fields = {
    currency: say('Choose {currencies}', { currencies: listWords(choice.currencies, 'disjunction') }),
  }
  throw new AppError('validation_failed', fields.currency, { fields })
}

async function readCurrencyChoice(ctx: SignedInContext, scope: HotelsScope): Promise<Choice> {
  if (scope.of === 'platform') return { currency: 'USD', currencies: ['USD'] }
  const shown = await selectCurrencies(ctx.sql, scope.hotels)
  const reached = getHotelScope(ctx.actor)
  const all = reached.ownerId === undefined ? shown : await selectCurrencies(ctx.sql, reached)
  const [only, ...others] = shown
  return {
    currency: only !== undefined && others.length === 0 ? only : 'USD',
    currencies: [...new Set([...all, 'USD'])],
  }
}

type Asked = { span: Span; source: string | undefined; currency: string }

/**
 * Reads the days of a report with money in the given currency; dollar amounts are stored and need no
 * conversion.
 */
export async function readDays(
  ctx: SignedInContext,
  scope: HotelsScope,
  { span, source, currency }: Asked,
): Promise<ReportDay[]> {
  const days = await selectReportDays(ctx.sql, scope, span, source)
  if (scope.of === 'platform' || currency === 'USD') return days
  const rows = await selectMoneyDays(ctx.sql, scope, span, { source, currency })
  const money = new Map(rows.map((row) => [`${row.day} ${row.source}`, row]))
  const nothing = { revenueCents: 0, feesCents: 0, commissionCents: 0, netCommissionCents: 0 }
  return days.map((day) => ({ ...day, ...nothing, ...money.get(`${day.day} ${day.source}`) }))
}

export async function readNights(
  ctx: SignedInContext,
  scope: HotelsScope,
  { span, source, currency }: Asked,
): Promise<NightRow[]> {
  const nights = await selectNights(ctx.sql, scope, span, source)
  if (scope.of === 'platform' || currency === 'USD') return nights
  const rows = await selectMoneyNights(ctx.sql, scope, span, { source, currency })
  const money = new Map(rows.map(({ night, roomCents }) => [night, roomCents]))
  return nights.map((night) => ({ ...night, roomCents: money.get(night.night) ?? 0 }))
}

/** On the whole platform, some amounts are always converted. */
export function isConverted(
  ctx: SignedInContext,
  scope: HotelsScope,
  span: Span,
  currency: string,
): Promise<boolean> {
  return scope.of === 'platform' ? Promise.resolve(true) : selectIsConverted(ctx.sql, scope, span, currency)
}
