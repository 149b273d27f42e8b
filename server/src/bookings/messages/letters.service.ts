import { available } from '@roomlark/contract/available'
import { type BookingLetter, type LetterKind, letterKinds } from '@roomlark/contract/bookings/letters'
import { addDays } from '@roomlark/contract/dates'
import { toGuestLanguage } from '@roomlark/contract/guest-languages'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { say } from '@roomlark/contract/say'
import type { Message } from '../../adapters/mailer.ts'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { tellOfBooking } from '../../db/outbox.ts'
import { AppError, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { letterMail } from '../../mail/guest-notices.ts'
import { takeMail } from '../../platform/limits/mail-limits.service.ts'
import { endGuestLinks, makeGuestLink } from '../bookings/mail/guest-link.service.ts'
import {
  composeBookingMail,
  type Letter,
  type MailRow,
  readLetter,
  toLetterFacts,
} from '../bookings/mail/mail-letter.service.ts'
import { findLetter } from './letter-templates.service.ts'
import { canBeSent, isDue } from './letters.policy.ts'
import {
  deleteLetter,
  insertArrivalLetters,
  insertDepartureLetters,
  insertLetter,
  type LetterBooking,
  type QueuedLetter,
  type Schedule,
  selectLetterBooking,
  selectQueuedLetter,
  selectSchedules,
  selectSentLetters,
  selectWrittenKinds,
  updateLetterSent,
} from './letters.queries.ts'
import { makeReplyAddress } from './reply-address.service.ts'

export async function listLetters(ctx: SignedInContext, bookingId: string): Promise<BookingLetter[]> {
  const booking = await getLetterBooking(ctx, bookingId)
  const [sent, written] = await Promise.all([
    selectSentLetters(ctx.sql, bookingId),
    selectWrittenKinds(ctx.sql, booking.hotelId),
  ])
  return letterKinds.map((kind) => ({
    kind,
    sentAt: sent.filter((one) => one.kind === kind).map(({ sentAt }) => sentAt.toISOString()),
    canSend: canBeSent(kind, booking, written),
  }))
}

/** Sends a letter by hand, also one that was sent before. */
export async function sendLetter(
  ctx: SignedInContext,
  bookingId: string,
  kind: LetterKind,
): Promise<BookingLetter[]> {
  const booking = await getSendable(ctx, bookingId, kind)
  await ctx.sql.begin((tx) => queueByHand(ctx, tx, booking, kind))
  return listLetters(ctx, bookingId)
}

/** Sends the confirmation with a new link; every earlier link ends. */
export async function renewGuestLink(ctx: SignedInContext, bookingId: string): Promise<BookingLetter[]> {
  const booking = await getSendable(ctx, bookingId, 'confirmation')
  await ctx.sql.begin(async (tx) => {
    await endGuestLinks(ctx, tx, bookingId)
    await queueByHand(ctx, tx, booking, 'confirmation')
  })
  return listLetters(ctx, bookingId)
}

async function getSendable(
  ctx: SignedInContext,
  bookingId: string,
  kind: LetterKind,
): Promise<LetterBooking> {
  const booking = await getLetterBooking(ctx, bookingId)
  const written = await selectWrittenKinds(ctx.sql, booking.hotelId)
  if (canBeSent(kind, booking, written)) return booking
  throw new AppError('conflict', say('This letter cannot be sent to this guest now.'))
}

/** The email goes out once the transaction has committed. */
async function queueByHand(
  ctx: SignedInContext,
  tx: Transaction,
  { id: bookingId, address }: LetterBooking,
  kind: LetterKind,
): Promise<void> {
  await takeMail(ctx, tx, 'letter', address ?? '')
  const letter = { bookingId, kind, byId: ctx.actor.userId, now: ctx.clock() }
  await ctx.jobs.enqueue(tx, 'mail.letter', { letterId: await insertLetter(tx, letter) })
}

async function getLetterBooking(ctx: SignedInContext, bookingId: string): Promise<LetterBooking> {
  const booking = await selectLetterBooking(ctx.sql, bookingId, getHotelScope(ctx.actor))
  if (!booking) throw notFound('booking')
  return booking
}

/** For a while after its day a letter is made up for, as when the server was down. */
const lateDays = 2

/** Runs every quarter of an hour and queues what is due by the clock of each hotel. */
export async function sendDueLetters(ctx: ServiceContext): Promise<void> {
  for (const schedule of await selectSchedules(ctx.sql)) {
    const [today = '', time = ''] = hotelTime(ctx.clock(), schedule.timeZone).split('T')
    if (Number(time.slice(0, 2)) < schedule.hour) continue
    await queueLetters(ctx, schedule, today)
  }
}

async function queueLetters(ctx: ServiceContext, schedule: Schedule, today: string): Promise<void> {
  const { hotelId, kind, days } = schedule
  await ctx.sql.begin(async (tx) => {
    const due = { hotelId, now: ctx.clock() }
    const ids =
      kind === 'before-arrival'
        ? // Whoever books later than that gets it as well, until the day of arrival.
          await insertArrivalLetters(tx, { ...due, fromOn: today, untilOn: addDays(today, days) })
        : await insertDepartureLetters(tx, {
            ...due,
            fromOn: addDays(today, -days - lateDays),
            untilOn: addDays(today, -days),
          })
    for (const letterId of ids) await ctx.jobs.enqueue(tx, 'mail.letter', { letterId })
  })
}

/** A job that runs again finds the letter sent and does nothing. */
export async function mailLetter(ctx: ServiceContext, letterId: number): Promise<void> {
  const queued = await selectQueuedLetter(ctx.sql, letterId)
  if (!queued) return
  const letter = await readLetter(ctx, queued.bookingId)
  const message = letter && isDue(queued, letter.booking) ? await findMessage(ctx, queued, letter) : undefined
  if (!message) return deleteLetter(ctx.sql, letterId)
  await ctx.mailer.send({ ...message, id: `letter.${letterId}` })
  await ctx.sql.begin(async (tx) => {
    await updateLetterSent(tx, letterId, ctx.clock())
    await tellOfBooking(tx, 'message', queued.bookingId)
  })
}

async function findMessage(
  ctx: ServiceContext,
  { kind, isByHand }: QueuedLetter,
  letter: Letter,
): Promise<Message | undefined> {
  const { booking, hotel, isGuestSiteOpen } = letter
  const { email } = booking.guest
  if (email === null || email.endsWith('.invalid')) return undefined
  if (kind === 'confirmation') return composeBookingMail(ctx, letter, confirmation)
  const wanted = {
    hotelId: booking.hotelId,
    kind,
    language: toGuestLanguage(booking.guest.language),
    isByHand,
  }
  const filled = await findLetter(ctx.sql, wanted, toLetterFacts(letter))
  const page = available.guestBooking && isGuestSiteOpen ? makeGuestLink(ctx, booking) : null
  return (
    filled &&
    letterMail({
      ...filled,
      to: email,
      hotelName: hotel.name,
      contactEmail: hotel.contactEmail,
      reference: booking.reference,
      publicUrl: ctx.publicUrl,
      at: ctx.clock(),
      link: page && `${page}?lang=${filled.language}`,
      replyTo: makeReplyAddress(ctx, booking),
      stopLink: page && `${page}/letters?lang=${filled.language}`,
    })
  )
}

/** The email that every booking gets, as if nothing had happened since. */
const confirmation: MailRow = {
  id: 0,
  kind: 'confirmation',
  recipient: 'guest',
  eventId: null,
  event: null,
  eventAt: null,
  arrivalOn: null,
}
