import type { BookingMessage } from '@roomlark/contract/bookings/messages'
import { toGuestLanguage } from '@roomlark/contract/guest-languages'
import { say } from '@roomlark/contract/say'
import type { GuestContext, ServiceContext, SignedInContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { tellOfBooking } from '../../db/outbox.ts'
import { AppError, notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { messageMail } from '../../mail/guest-notices.ts'
import { takeMail } from '../../platform/limits/mail-limits.service.ts'
import { notifyDesk } from '../../platform/notifications/notify.service.ts'
import { isLaunched } from '../../platform/platform/launch.service.ts'
import { makeGuestLink } from '../bookings/mail/guest-link.service.ts'
import {
  insertMessage,
  type MessageBooking,
  type MessageRow,
  selectMailedMessage,
  selectMessageBooking,
  selectMessages,
  updateSeen,
} from './messages.queries.ts'
import { makeReplyAddress } from './reply-address.service.ts'

export async function listMessages(ctx: SignedInContext, bookingId: string): Promise<BookingMessage[]> {
  await getMessageBooking(ctx, ctx.sql, bookingId)
  return readMessages(ctx.sql, bookingId)
}

/** The guest gets the message by email once the transaction has committed. */
export async function writeToGuest(
  ctx: SignedInContext,
  bookingId: string,
  text: string,
): Promise<BookingMessage[]> {
  await ctx.sql.begin(async (tx) => {
    const { address } = await getMessageBooking(ctx, tx, bookingId)
    if (address === null) {
      throw new AppError('conflict', say('This guest has no email address, so nothing can be sent.'))
    }
    await takeMail(ctx, tx, 'message', address)
    const message = { bookingId, authorId: ctx.actor.userId, text, at: ctx.clock() }
    const messageId = await insertMessage(tx, message)
    await tellOfBooking(tx, 'message', bookingId)
    if (messageId !== undefined) await ctx.jobs.enqueue(tx, 'mail.message', { messageId })
  })
  return readMessages(ctx.sql, bookingId)
}

export async function markSeen(
  ctx: SignedInContext,
  bookingId: string,
  upTo: number,
): Promise<BookingMessage[]> {
  await getMessageBooking(ctx, ctx.sql, bookingId)
  await ctx.sql.begin(async (tx) => {
    if (await updateSeen(tx, bookingId, upTo, ctx.clock())) await tellOfBooking(tx, 'message', bookingId)
  })
  return readMessages(ctx.sql, bookingId)
}

/**
 * Notifies the desk of the hotel, in the app and by email according to everybody's preferences. The same email, which has
 * the same hash, is one message.
 */
export async function writeToHotel(
  ctx: GuestContext,
  bookingId: string,
  text: string,
  mailHash: Buffer | null = null,
): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    const booking = await selectMessageBooking(tx, bookingId, { ownerId: undefined })
    if (!booking) throw notFound('booking')
    const { hotelId, reference, guestName } = booking
    const id = await insertMessage(tx, { bookingId, authorId: null, text, at: ctx.clock(), mailHash })
    if (id === undefined) return
    await tellOfBooking(tx, 'message', bookingId)
    await notifyDesk(ctx, tx, hotelId, null, {
      event: 'guest-message',
      params: { reference },
      particulars: guestName,
      link: `/bookings?booking=${bookingId}`,
      occasion: `booking-message:${id}`,
    })
  })
}

/** Reads the whole thread for a guest whose link has already been verified. */
export async function readThread(sql: Sql, bookingId: string): Promise<MessageRow[]> {
  return selectMessages(sql, bookingId)
}

/** A repeated attempt sends the email with the same id, so that mail programs recognise a second copy. */
export async function mailMessage(ctx: ServiceContext, messageId: number): Promise<void> {
  const message = await selectMailedMessage(ctx.sql, messageId)
  if (!message) return
  const language = toGuestLanguage(message.language)
  const isOpen = await isLaunched(ctx, ['guestSite'], () => ctx.sql)
  const booking = { id: message.bookingId, linkVersion: message.linkVersion }
  const link = isOpen ? `${makeGuestLink(ctx, booking)}?lang=${language}#messages` : null
  const { to, hotelName, reference, text } = message
  const about = { to, hotelName, reference, text, publicUrl: ctx.publicUrl, at: ctx.clock() }
  const replyTo = makeReplyAddress(ctx, booking)
  await ctx.mailer.send({ ...messageMail({ ...about, language, link, replyTo }), id: `message.${messageId}` })
}

async function getMessageBooking(ctx: SignedInContext, sql: Sql, bookingId: string): Promise<MessageBooking> {
  const booking = await selectMessageBooking(sql, bookingId, getHotelScope(ctx.actor))
  if (!booking) throw notFound('booking')
  return booking
}

async function readMessages(sql: Sql, bookingId: string): Promise<BookingMessage[]> {
  return (await selectMessages(sql, bookingId)).map(({ id, byGuest, author, text, at, isSeen }) => ({
    id,
    byGuest,
    author,
    text,
    isSeen,
    at: at.toISOString(),
  }))
}
