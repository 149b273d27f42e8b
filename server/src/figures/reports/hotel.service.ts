import { listWords } from '@roomlark/contract/list-words'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import { AppError, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { type ReportHotel, selectReportHotel } from './hotel.queries.ts'

export async function getReportHotel(ctx: SignedInContext, hotelId: string): Promise<ReportHotel> {
  const hotel = await selectReportHotel(ctx.sql, hotelId, getHotelScope(ctx.actor))
  if (!hotel) throw notFound('hotel')
  return hotel
}

/**
 * Amounts are never converted in these reports: guests were charged and paid in one currency. Of a hotel that changed
 * its own, each can be chosen.
 */
export function chooseCurrency(
  { currency }: ReportHotel,
  found: Iterable<string>,
  asked: string | undefined,
): { currency: string; currencies: string[] } {
  const currencies = [...new Set([currency, ...[...found].sort()])]
  if (asked === undefined || currencies.includes(asked)) return { currency: asked ?? currency, currencies }
  const fields = {
    currency: say('Choose {currencies}', { currencies: listWords(currencies, 'disjunction') }),
  }
  throw new AppError('validation_failed', fields.currency, { fields })
}
