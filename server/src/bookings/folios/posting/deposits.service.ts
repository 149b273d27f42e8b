import { type BookingFolio, type DepositState, depositStates } from '@roomlark/contract/bookings/folio'
import { type DepositInput, folioLimits } from '@roomlark/contract/bookings/folio-input'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { findFolioGroup } from '@roomlark/contract/folio-kinds'
import { longDay, moneyIn } from '@roomlark/contract/guest-formats'
import { toGuestLanguage } from '@roomlark/contract/guest-languages'
import { say } from '@roomlark/contract/say'
import { createAttempts } from '../../../attempts.ts'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { tellOfBooking } from '../../../db/outbox.ts'
import { AppError, notFound } from '../../../errors.ts'
import { depositMail } from '../../../mail/guest-notices.ts'
import { takeMail } from '../../../platform/limits/mail-limits.service.ts'
import { notify } from '../../../platform/notifications/notify.service.ts'
import { selectFolioBooking, selectLines } from '../folios.queries.ts'
import { workOnFolio } from '../folios.service.ts'
import {
  type DepositRow,
  insertDeposit,
  insertScheduled,
  selectBookingsToCollect,
  selectDepositMail,
  selectDeposits,
  selectDueBookings,
  selectGuestsToRemind,
  updateFailed,
  updateGuestReminded,
  updateLinkEnd,
  updateNoticeMailed,
  updateReminded,
  updateWithdrawn,
} from './deposits.queries.ts'
import { findPosterId } from './posting.service.ts'

/** Asks for a deposit. It moves no money; what is paid is recorded as any other payment. */
export async function askDeposit(
  ctx: SignedInContext,
  bookingId: string,
  input: DepositInput,
  key: string,
): Promise<BookingFolio> {
  return workOnFolio(ctx, bookingId, { name: 'deposit', input, key }, async (tx, { booking }) => {
    if (input.dueOn < dateIn(booking.timeZone, ctx.clock())) {
      const message = say('This day is over')
      throw new AppError('validation_failed', message, { fields: { dueOn: message } })
    }
    if ((await selectDeposits(tx, bookingId)).length >= folioLimits.deposits) {
      throw tooManyDeposits()
    }
    const { mailGuest, ...deposit } = input
    const isMailed = mailGuest && booking.guest.email !== ''
    const asking = { ...deposit, isMailed, bookingId, byId: findPosterId(ctx), at: ctx.clock() }
    const depositId = await insertDeposit(tx, asking)
    if (isMailed) {
      await takeMail(ctx, tx, 'deposit', booking.guest.email)
      await ctx.jobs.enqueue(tx, 'mail.deposit', { depositId, isReminder: false })
    }
    await tellOfBooking(tx, 'folio', booking.id)
  })
}

function tooManyDeposits(): AppError {
  return new AppError(
    'conflict',
    say('A booking has at most {most} deposits.', { most: folioLimits.deposits }),
  )
}

/** The job that asks a guest for a deposit, or reminds them of it, in their language. */
export async function mailDeposit(
  ctx: ServiceContext,
  { depositId, isReminder }: { depositId: string; isReminder: boolean },
): Promise<void> {
  const deposit = await selectDepositMail(ctx.sql, depositId)
  if (!deposit) return
  const { amountCents, currency, dueOn, ...words } = deposit
  const language = toGuestLanguage(deposit.language)
  await ctx.mailer.send({
    ...depositMail({
      ...words,
      language,
      isReminder,
      publicUrl: ctx.publicUrl,
      at: ctx.clock(),
      amount: moneyIn(language, amountCents, currency),
      day: longDay(language, dueOn),
    }),
    id: `deposit-${depositId}${isReminder ? '-reminder' : ''}`,
  })
}

/** Writes down a part of the price that is paid online, now or by the kept card; nobody is asked for it. */
export async function scheduleDeposit(
  tx: Transaction,
  deposit: { bookingId: string; amountCents: number; dueOn: string; chargesCard: boolean; at: Date },
): Promise<string> {
  return insertScheduled(tx, deposit)
}

/** Asks for an amount that the guest pays by a link. The caller has locked the booking. */
export async function askByLink(
  ctx: SignedInContext,
  tx: Transaction,
  link: { bookingId: string; amountCents: number; dueOn: string; linkEndsAt: Date; isMailed: boolean },
): Promise<string> {
  if ((await selectDeposits(tx, link.bookingId)).length >= folioLimits.deposits) throw tooManyDeposits()
  const { linkEndsAt, ...deposit } = link
  const asking = { ...deposit, howToPay: '', byId: findPosterId(ctx), at: ctx.clock() }
  const depositId = await insertDeposit(tx, asking)
  await updateLinkEnd(tx, depositId, linkEndsAt)
  return depositId
}

/** Lets the guest pay a deposit by a link, if there is none that still lasts. */
export async function offerLink(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  depositId: string,
): Promise<void> {
  await updateLinkEnd(tx, depositId, new Date(ctx.clock().getTime() + linkDaysAfterFailure * 86_400_000))
}

/** A guest whose payment failed has this long to pay by a link. */
const linkDaysAfterFailure = 14

/** Lets the guest pay a deposit by a link, because it could not be charged. */
export async function markDepositFailed(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  depositId: string,
): Promise<void> {
  const at = ctx.clock()
  const linkEndsAt = new Date(at.getTime() + linkDaysAfterFailure * 86_400_000)
  await updateFailed(tx, depositId, { at, linkEndsAt })
}

export async function withdrawDeposit(
  ctx: SignedInContext,
  { id: bookingId, depositId }: { id: string; depositId: string },
): Promise<BookingFolio> {
  return workOnFolio(ctx, bookingId, null, async (tx, { booking }) => {
    const withdrawal = { bookingId, id: depositId, byId: findPosterId(ctx), at: ctx.clock() }
    if (!(await updateWithdrawn(tx, withdrawal))) throw notFound('deposit')
    await tellOfBooking(tx, 'folio', booking.id)
  })
}

const batch = 200

/** Guests are reminded this many days before a deposit is due, unless they were asked only just before. */
const remindGuestDays = 3
const askedLongAgoMs = 86_400_000

/**
 * Runs every hour: reminds hotels, once, of deposits whose day has come and which nobody has paid, and guests a few days
 * before.
 */
export async function remindOfDeposits(ctx: ServiceContext): Promise<void> {
  const { attempt, throwFailures } = createAttempts()
  for (const bookingId of await selectDueBookings(ctx.sql, ctx.clock(), batch)) {
    await attempt(ctx.sql.begin((tx) => remind(ctx, tx, bookingId)))
  }
  const at = ctx.clock()
  const askedBefore = new Date(at.getTime() - askedLongAgoMs)
  const due = { at, days: remindGuestDays, askedBefore, limit: batch }
  for (const bookingId of await selectGuestsToRemind(ctx.sql, due)) {
    await attempt(ctx.sql.begin((tx) => remindGuest(ctx, tx, bookingId, askedBefore)))
  }
  throwFailures('some deposits could not be reminded of')
}

async function remindGuest(
  ctx: ServiceContext,
  tx: Transaction,
  bookingId: string,
  askedBefore: Date,
): Promise<void> {
  const booking = await selectFolioBooking(tx, bookingId, { ownerId: undefined }, { lock: true })
  if (booking?.state !== 'confirmed') return
  const at = ctx.clock()
  const today = dateIn(booking.timeZone, at)
  const untilOn = addDays(today, remindGuestDays)
  const due = await updateGuestReminded(tx, { bookingId, untilOn, askedBefore, at })
  const deposits = await selectDeposits(tx, bookingId)
  const states = depositStates(deposits, await readPaid(tx, bookingId), today)
  for (const [index, { id: depositId }] of deposits.entries()) {
    if (!due.includes(depositId) || states[index] !== 'asked') continue
    await ctx.jobs.enqueue(tx, 'mail.deposit', { depositId, isReminder: true })
  }
}

async function remind(ctx: ServiceContext, tx: Transaction, bookingId: string): Promise<void> {
  const booking = await selectFolioBooking(tx, bookingId, { ownerId: undefined }, { lock: true })
  if (!booking) return
  const at = ctx.clock()
  const today = dateIn(booking.timeZone, at)
  const due = await updateReminded(tx, { bookingId, today, at })
  const deposits = await selectDeposits(tx, bookingId)
  const states = depositStates(deposits, await readPaid(tx, bookingId), today)
  if (booking.state !== 'confirmed' && booking.state !== 'checked-in') return
  for (const [index, { id, amountCents, dueOn }] of deposits.entries()) {
    if (!due.includes(id) || states[index] === 'paid') continue
    const { reference, currency, hotelId, ownerId } = booking
    await notify(ctx, tx, [ownerId], {
      event: 'money',
      params: { news: 'deposit-due', reference, cents: amountCents, currency, dueOn },
      particulars: booking.guest.name || null,
      hotelId,
      link: `/bookings/${bookingId}/folio`,
      occasion: `deposit-due:${id}`,
    })
  }
}

/** Bookings to come with a charge of the kept card that is due within these days by the hotel's clock. */
export async function listBookingsToCollect(ctx: ServiceContext, days: number): Promise<string[]> {
  return selectBookingsToCollect(ctx.sql, { at: ctx.clock(), days, limit: batch })
}

/** Notes that the guest is told of a charge to come. */
export async function markNoticeMailed(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  depositId: string,
): Promise<void> {
  await updateNoticeMailed(tx, depositId, ctx.clock())
}

/** Lists the deposits of a booking with their states on this day at the hotel, the first to be due first. */
export async function listDeposits(
  sql: Sql,
  bookingId: string,
  today: string,
): Promise<(DepositRow & { state: DepositState })[]> {
  const deposits = await selectDeposits(sql, bookingId)
  const states = depositStates(deposits, await readPaid(sql, bookingId), today)
  return deposits.map((deposit, at) => ({ ...deposit, state: states[at] ?? 'asked' }))
}

/** Returns payments less refunds over all folios of a booking. */
export async function readPaid(sql: Sql, bookingId: string): Promise<number> {
  return (await selectLines(sql, bookingId))
    .filter(({ kind }) => findFolioGroup(kind) === undefined)
    .reduce((cents, { amountCents }) => cents - amountCents, 0)
}
