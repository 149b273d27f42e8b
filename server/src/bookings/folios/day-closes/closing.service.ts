import type { CashCount, DayCloseInput, DayFigures, DayReport } from '@roomlark/contract/bookings/day-close'
import { dateIn, dayText } from '@roomlark/contract/dates'
import { listWords } from '@roomlark/contract/list-words'
import { moneyText } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tellHotel } from '../../../db/outbox.ts'
import { AppError, changedSinceSeen } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { ensureFolio } from '../folios.service.ts'
import { stopTheDay } from '../posting/business-day.service.ts'
import {
  type CloseRow,
  type ClosingHotel,
  insertClose,
  insertNotes,
  selectClose,
  selectWithoutFolio,
} from './day-closes.queries.ts'
import { getHotel, listClosableDays, toReport } from './day-closes.service.ts'
import { computeRevision, readFigures } from './figures.service.ts'
import { recordedCash } from './figures.ts'

/**
 * Closes the next day of a hotel and freezes its figures. Guests in house get a folio before if they have none. Of two
 * who close the same day, the second is refused; who repeats a request after a lost answer gets the first answer.
 */
export async function closeDay(
  ctx: SignedInContext,
  hotelId: string,
  input: DayCloseInput,
  key: string,
): Promise<DayReport> {
  const hotel = await getHotel(ctx, hotelId)
  // Each in a transaction of its own: whoever stops the day locks no booking.
  for (const bookingId of await selectWithoutFolio(ctx.sql, hotelId)) await ensureFolio(ctx, bookingId)
  return ctx.sql.begin(async (tx) => {
    const lastClosedOn = await stopTheDay(tx, hotelId)
    const earlier = await selectClose(tx, hotelId, input.day)
    if (earlier && isRepeated(ctx, earlier, key)) return toReport(tx, hotel, earlier)
    requireNext(ctx, hotel, input.day, lastClosedOn, earlier)
    const figures = await readFigures(tx, hotel, input.day)
    const isUnseen = computeRevision(figures) !== input.revision
    if (isUnseen || (await selectWithoutFolio(tx, hotelId)).length > 0) throw changedSinceSeen('day')
    await writeClose(ctx, tx, hotel, figures, input, { key, previousOn: lastClosedOn })
    const close = await selectClose(tx, hotelId, input.day)
    if (!close) throw new Error('the day was not written')
    return toReport(tx, hotel, close)
  })
}

function isRepeated(ctx: SignedInContext, earlier: CloseRow, key: string): boolean {
  return earlier.byId === ctx.actor.userId && earlier.key === key
}

/** Days are closed one after another, and none before it has begun. */
function requireNext(
  ctx: SignedInContext,
  { timeZone }: ClosingHotel,
  day: string,
  lastClosedOn: string | null,
  earlier: CloseRow | undefined,
): void {
  if (earlier) {
    throw new AppError(
      'conflict',
      earlier.by === null
        ? say('{day} is closed already, by somebody.', { day: dayText(day) })
        : say('{day} is closed already, by {person}.', { day: dayText(day), person: earlier.by }),
    )
  }
  const today = dateIn(timeZone, ctx.clock())
  if (day > today) throw new AppError('conflict', say('{day} has not begun yet.', { day: dayText(day) }))
  const choices = listClosableDays(lastClosedOn, today)
  if (choices.includes(day)) return
  throw new AppError(
    'conflict',
    say('Days are closed one after another. The next is {days}.', {
      days: listWords(choices.map(dayText), 'disjunction'),
    }),
  )
}

async function writeClose(
  ctx: SignedInContext,
  tx: Transaction,
  hotel: ClosingHotel,
  figures: DayFigures,
  input: DayCloseInput,
  { key, previousOn }: { key: string; previousOn: string | null },
): Promise<void> {
  const { day } = input
  const reasons = reasonsFor(figures, input)
  const cash = countedCash(hotel, figures, input.cash)
  const closedAt = ctx.clock()
  const byId = ctx.actor.userId
  await insertClose(tx, { hotelId: hotel.id, day, previousOn, closedAt, byId, key, figures, cash })
  await insertNotes(tx, { hotelId: hotel.id, day }, { reasons, cashNote: input.cash?.note ?? '' })
  const leftOpen = countLeftOpen(figures)
  const differenceCents = cash && cash.countedCents - cash.floatCents - cash.recordedCents
  await recordAudit(ctx, tx, {
    action: 'day.closed',
    target: `hotel:${hotel.id}`,
    after: { day, leftOpen, ...(differenceCents !== null && { differenceCents }) },
  })
  await tellHotel(tx, 'day-close', hotel.id)
}

export function countLeftOpen({ openArrivals, openDepartures }: DayFigures): number {
  return openArrivals.length + openDepartures.length
}

/** Each booking left open needs a reason; reasons for bookings that are no longer open are not kept. */
function reasonsFor({ openArrivals, openDepartures }: DayFigures, { reasons }: DayCloseInput) {
  const given = new Map(reasons.map(({ bookingId, reason }) => [bookingId, reason]))
  return [...openArrivals, ...openDepartures].map(({ bookingId, reference }) => {
    const reason = given.get(bookingId)
    if (reason !== undefined) return { bookingId, reason }
    throw new AppError('validation_failed', say('Say why {reference} is left open.', { reference }), {
      fields: { reasons: say('Say why {reference} is left open', { reference }) },
    })
  })
}

function countedCash({ currency }: ClosingHotel, figures: DayFigures, cash: CashCount | null) {
  if (cash === null) return null
  const { floatCents, countedCents, note } = cash
  const recordedCents = recordedCash(figures)
  const differenceCents = countedCents - floatCents - recordedCents
  if (differenceCents !== 0 && note === '') {
    const amount = moneyText(Math.abs(differenceCents), currency)
    const message =
      differenceCents < 0
        ? say('Say why the drawer has {amount} less than it should', { amount })
        : say('Say why the drawer has {amount} more than it should', { amount })
    throw new AppError('validation_failed', message, { fields: { 'cash.note': message } })
  }
  return { floatCents, countedCents, recordedCents }
}
