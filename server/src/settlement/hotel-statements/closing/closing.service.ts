import { addDays, addMonths, dateIn } from '@roomlark/contract/dates'
import { statementClosesAt, statementClosesOn, statementDueOn } from '@roomlark/contract/money-calendar'
import { createAttempts } from '../../../attempts.ts'
import type { ServiceContext } from '../../../context.ts'
import { advanceCommissions } from '../../../partners/commissions/commissions.service.ts'
import { notify } from '../../../platform/notifications/notify.service.ts'
import { lockStatements } from '../payments/payments.queries.ts'
import { settleStatement } from '../payments/settling.service.ts'
import {
  type Billing,
  type DueHotel,
  hasStatement,
  insertLines,
  insertStatement,
  lockBilled,
  lockClosing,
  selectCurrencies,
  selectDueHotels,
  takeNumber,
  upsertClosed,
} from './closing.queries.ts'

type ClosingContext = Pick<ServiceContext, 'sql' | 'clock' | 'jobs'>

/** Hotels are read in pages, so that memory does not grow with their number. */
const hotelsAPage = 200

/** A statement that is closed this many days late is due as long after that as others after the 5th. */
const late = { afterDays: 3, daysToPay: 14 }

/**
 * Closes the statements of all hotels whose month is over, also of months in which no server ran. Each statement has a
 * transaction of its own: whoever is interrupted, or does it beside another server, leaves whole statements only.
 */
export async function closeStatements(ctx: ClosingContext): Promise<void> {
  await advanceCommissions(ctx)
  const now = ctx.clock()
  const { attempt, throwFailures } = createAttempts()
  let after: string | undefined
  for (;;) {
    const hotels = await selectDueHotels(ctx.sql, now, after, hotelsAPage)
    const idle = hotels.filter(({ fromMonth }) => fromMonth === null)
    await upsertClosed(
      ctx.sql,
      idle.map(({ id, untilMonth }) => ({ id, month: untilMonth })),
    )
    for (const hotel of hotels) await attempt(closeHotel(ctx, hotel))
    after = hotels.at(-1)?.id
    if (hotels.length < hotelsAPage) break
  }
  throwFailures('some statements could not be closed')
}

async function closeHotel(ctx: ClosingContext, hotel: DueHotel): Promise<void> {
  if (hotel.fromMonth === null) return
  for (let month = hotel.fromMonth; month <= hotel.untilMonth; month = addMonths(month, 1)) {
    const billing = makeBilling(hotel, month)
    for (const currency of await selectCurrencies(ctx.sql, billing)) {
      await closeStatement(ctx, hotel, month, { ...billing, currency })
    }
    await upsertClosed(ctx.sql, [{ id: hotel.id, month }])
  }
}

function makeBilling({ id, timeZone }: DueHotel, month: string): Omit<Billing, 'currency'> {
  return {
    hotelId: id,
    untilOn: addDays(addMonths(month, 1), -1),
    closesAt: statementClosesAt(month, timeZone),
  }
}

async function closeStatement(
  ctx: ClosingContext,
  { id: hotelId, ownerId, timeZone }: DueHotel,
  month: string,
  billing: Billing,
): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    await lockStatements(tx, hotelId)
    const closedThrough = await lockClosing(tx, hotelId)
    if (closedThrough !== null && closedThrough >= month) return
    const { currency } = billing
    if (await hasStatement(tx, { hotelId, currency, month })) return
    if ((await lockBilled(tx, billing)) === 0) return
    const closedAt = ctx.clock()
    const dueOn = computeDueOn(month, dateIn(timeZone, closedAt))
    const year = closedAt.getUTCFullYear()
    const number = `HS-${year}-${String(await takeNumber(tx, year)).padStart(5, '0')}`
    const id = await insertStatement(tx, { hotelId, currency, month, number, closedAt, dueOn })
    await insertLines(tx, id, billing)
    // The announced amount is what remains after credit from earlier statements.
    const cents = await settleStatement(ctx, tx, billing, id, null)
    await notify(ctx, tx, [ownerId], {
      event: 'money',
      params: { news: 'statement-closed', number, cents, currency, dueOn },
      hotelId,
      link: `/hotels/${hotelId}/statements/${month.slice(0, 7)}`,
      occasion: `statement:${id}`,
    })
  })
}

function computeDueOn(month: string, closedOn: string): string {
  const isLate = closedOn > addDays(statementClosesOn(month), late.afterDays)
  return isLate ? addDays(closedOn, late.daysToPay) : statementDueOn(month)
}
