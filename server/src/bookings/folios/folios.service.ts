import { findCashStep } from '@roomlark/contract/bookings/cash-rounding'
import {
  type BookingFolio,
  depositStates,
  type Folio,
  type FolioDeposit,
  type FolioLine,
} from '@roomlark/contract/bookings/folio'
import { type FolioPayer, folioLimits, unnamedPayer } from '@roomlark/contract/bookings/folio-input'
import { dateIn } from '@roomlark/contract/dates'
import { findFolioGroup } from '@roomlark/contract/folio-kinds'
import { sumTaxes } from '@roomlark/contract/inventory/folio-charges'
import { type ExtraKind, findVatPercent } from '@roomlark/contract/inventory/hotel-extras'
import { say } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Pool, Sql, Transaction } from '../../db/database.ts'
import { AppError, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { isRepeated } from '../../platform/limits/attempts.service.ts'
import {
  countLines,
  type FolioBooking,
  type FolioRow,
  type LineRow,
  selectBalances,
  selectChargedLines,
  selectFolioBooking,
  selectFolios,
  selectLines,
  selectUnwritten,
} from './folios.queries.ts'
import { type DepositRow, selectDeposits } from './posting/deposits.queries.ts'
import { openFolio, openingLines } from './posting/follow.service.ts'
import type { FolioContext } from './posting/posting.service.ts'

export async function getFolio(ctx: SignedInContext, bookingId: string): Promise<BookingFolio> {
  const [booking, folios, lines, deposits] = await Promise.all([
    selectFolioBooking(ctx.sql, bookingId, getHotelScope(ctx.actor), { lock: false }),
    selectFolios(ctx.sql, bookingId),
    selectLines(ctx.sql, bookingId),
    selectDeposits(ctx.sql, bookingId),
  ])
  if (!booking) throw notFound('booking')
  const today = dateIn(booking.timeZone, ctx.clock())
  const shown = folios.length > 0 ? folios.map((row) => toFolio(booking, row, lines)) : [computed(booking)]
  const charges = shown.flatMap((folio) =>
    folio.lines.filter(({ kind }) => findFolioGroup(kind) !== undefined),
  )
  const paidCents = sumFolios(shown, 'paidCents')
  return {
    bookingId,
    hotelId: booking.hotelId,
    currency: booking.currency,
    vatIncluded: booking.taxRules.vatIncluded,
    cashStepCents: findCashStep(booking.currency, booking.country),
    usualVatPercent: booking.taxRules.vat.other,
    vatPercents: readVatPercents(booking),
    isOpened: folios.length > 0,
    chargesCents: sumFolios(shown, 'chargesCents'),
    paidCents,
    balanceCents: sumFolios(shown, 'balanceCents'),
    folios: shown,
    deposits: toDeposits(deposits, paidCents, today),
    taxes: sumTaxes(
      charges.map(({ vatPercent, ...line }) => ({
        ...line,
        vatBps: vatPercent === null ? null : Math.round(vatPercent * 100),
      })),
      booking.taxRules.vatIncluded,
    ).map(({ vatBps, ...sums }) => ({ vatPercent: vatBps / 100, ...sums })),
  }
}

function readVatPercents({ taxRules }: FolioBooking): BookingFolio['vatPercents'] {
  const percent = (kind: ExtraKind) => findVatPercent(taxRules, kind)
  return {
    food: percent('food'),
    drinks: percent('drinks'),
    activity: percent('activity'),
    wellness: percent('wellness'),
    transport: percent('transport'),
    other: percent('other'),
  }
}

function sumFolios(folios: Folio[], sum: 'chargesCents' | 'paidCents' | 'balanceCents'): number {
  return folios.reduce((cents, folio) => cents + folio[sum], 0)
}

/** Unless somebody else was named, the guest of the booking pays. */
export function getPayer({ guest }: FolioBooking, { payer }: Pick<FolioRow, 'payer'>): FolioPayer {
  return payer ?? { ...unnamedPayer, ...guest }
}

function toFolio(booking: FolioBooking, folio: FolioRow, all: LineRow[]) {
  const { id, position, companyId, takes, version } = folio
  const lines = all.filter(({ folioId }) => folioId === id).map(toLine)
  return summed({ position, payer: getPayer(booking, folio), companyId, takes, version, lines })
}

/** Computes the folio that would be opened now. */
function computed(booking: FolioBooking): Folio {
  const lines = openingLines(booking).map(
    ({ folioId: _f, extraId: _e, orderId: _o, byChannel: _c, vatBps, ...line }): FolioLine => ({
      ...line,
      event: null,
      vatPercent: vatBps === null ? null : vatBps / 100,
      at: null,
      by: null,
      isEnded: false,
      isCorrected: false,
    }),
  )
  return summed({
    position: 1,
    payer: getPayer(booking, { payer: null }),
    companyId: null,
    takes: [],
    version: 0,
    lines,
  })
}

function summed(folio: Omit<Folio, 'chargesCents' | 'paidCents' | 'balanceCents'>): Folio {
  let [chargesCents, balanceCents] = [0, 0]
  for (const { kind, amountCents } of folio.lines) {
    balanceCents += amountCents
    if (findFolioGroup(kind) !== undefined) chargesCents += amountCents
  }
  return { ...folio, chargesCents, paidCents: chargesCents - balanceCents, balanceCents }
}

function toLine({
  folioId: _f,
  extraId: _e,
  orderId: _o,
  byChannel: _c,
  onDate: _d,
  vatBps,
  at,
  ...line
}: LineRow): FolioLine {
  return { ...line, at: at.toISOString(), vatPercent: vatBps === null ? null : vatBps / 100 }
}

function toDeposits(rows: DepositRow[], paidCents: number, today: string): FolioDeposit[] {
  const states = depositStates(rows, paidCents, today)
  return rows.map(({ id, amountCents, dueOn, isMailed, askedAt, by }, at) => ({
    id,
    amountCents,
    dueOn,
    isMailed,
    askedAt: askedAt.toISOString(),
    by,
    state: states[at] ?? 'asked',
  }))
}

/** Finds a booking whose folios the caller may read. */
export async function getFolioBooking(
  ctx: SignedInContext,
  sql: Sql,
  bookingId: string,
): Promise<FolioBooking> {
  const booking = await selectFolioBooking(sql, bookingId, getHotelScope(ctx.actor), { lock: false })
  if (!booking) throw notFound('booking')
  return booking
}

/** Reads the balance of a booking over all its folios; folios that are not stored yet are computed. */
export async function readBalance(tx: Sql, bookingId: string): Promise<number> {
  const lines = await selectLines(tx, bookingId)
  if (lines.length > 0) return sumLines(lines)
  const booking = await selectFolioBooking(tx, bookingId, { ownerId: undefined }, { lock: false })
  if (!booking) throw notFound('booking')
  return sumLines(openingLines(booking))
}

/** Reads the balance of what no company pays. */
export async function readGuestBalance(tx: Sql, bookingId: string): Promise<number> {
  const folios = await selectFolios(tx, bookingId)
  const ofCompanies = new Set(folios.flatMap(({ id, companyId }) => (companyId === null ? [] : [id])))
  if (ofCompanies.size === 0) return readBalance(tx, bookingId)
  return sumLines((await selectLines(tx, bookingId)).filter(({ folioId }) => !ofCompanies.has(folioId)))
}

/** Reads the balances of bookings at once, like `readBalance`. */
export async function readBalances(sql: Pool, bookingIds: readonly string[]): Promise<Map<string, number>> {
  const [written, unwritten] = await Promise.all([
    selectBalances(sql, bookingIds),
    selectUnwritten(sql, bookingIds),
  ])
  return new Map([
    ...written.map(({ bookingId, cents }) => [bookingId, cents] as const),
    ...unwritten.map((booking) => [booking.id, sumLines(openingLines(booking))] as const),
  ])
}

function sumLines(lines: readonly { amountCents: number }[]): number {
  return lines.reduce((cents, { amountCents }) => cents + amountCents, 0)
}

type LockedFolios = { booking: FolioBooking; folios: FolioRow[] }
export type OpenFolio = LockedFolios & { lines: LineRow[] }
export type FolioAttempt = { name: string; input: unknown; key: string }

/** Does something that depends on what the folios of a booking have, and returns them as they are then. */
export async function workOnFolio(
  ctx: SignedInContext,
  bookingId: string,
  attempt: FolioAttempt | null,
  work: (tx: Transaction, open: OpenFolio) => Promise<void>,
): Promise<BookingFolio> {
  await lockFolios(ctx, bookingId, attempt, async (tx, locked) => {
    await work(tx, { ...locked, lines: await selectLines(tx, bookingId) })
  })
  return getFolio(ctx, bookingId)
}

/** Returns a line and its VAT as they were written. */
export async function getChargedLines(sql: Sql, lineId: string): Promise<FolioLine[]> {
  return (await selectChargedLines(sql, lineId)).map(toLine)
}

/**
 * Does something on the folios of a booking in a transaction that nobody else changes them in, and opens the guest's
 * folio before if there is none. A request that was done under this key already is not done again. It reads no lines,
 * so that it takes as long on a long folio as on a short one.
 */
export async function lockFolios(
  ctx: SignedInContext,
  bookingId: string,
  attempt: FolioAttempt | null,
  work: (tx: Transaction, locked: LockedFolios) => Promise<void>,
): Promise<FolioBooking> {
  return ctx.sql.begin(async (tx) => {
    const booking = await selectFolioBooking(tx, bookingId, getHotelScope(ctx.actor), { lock: true })
    if (!booking) throw notFound('booking')
    if (attempt) {
      const { name, input, key } = attempt
      const request = [name, bookingId, input]
      if (await isRepeated(tx, { actorId: ctx.actor.userId, key }, request, ctx.clock())) return booking
    }
    if (booking.isHold)
      throw new AppError('conflict', say('Confirm the booking before writing on its folio.'))
    let folios = await selectFolios(tx, bookingId)
    if (folios.length === 0) folios = await openFolio(ctx, tx, booking)
    if ((await countLines(tx, bookingId)) >= folioLimits.lines) {
      throw new AppError('conflict', say('A booking has at most {most} lines.', { most: folioLimits.lines }))
    }
    await work(tx, { booking, folios })
    return booking
  })
}

/** Opens the guest's folio of a booking that has none. The caller knows that the booking is within reach. */
export async function ensureFolio(
  ctx: FolioContext & Pick<ServiceContext, 'sql'>,
  bookingId: string,
): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    const booking = await selectFolioBooking(tx, bookingId, { ownerId: undefined }, { lock: true })
    if (!booking || booking.isHold) return
    if ((await selectFolios(tx, bookingId)).length === 0) await openFolio(ctx, tx, booking)
  })
}

export function folioAt(folios: readonly FolioRow[], position: number): FolioRow {
  const folio = folios.find((one) => one.position === position)
  if (!folio) throw notFound('folio')
  return folio
}
