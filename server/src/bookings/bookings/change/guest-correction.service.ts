import { mayGuestCorrect } from '@roomlark/contract/bookings/booking-fee'
import type { BookingDetails } from '@roomlark/contract/bookings/booking-input'
import { toGuestLanguage } from '@roomlark/contract/guest-languages'
import type { GuestCorrection } from '@roomlark/contract/guest-site/guest-booking-page'
import { say } from '@roomlark/contract/say'
import * as z from 'zod/mini'
import { codesMailedTo, messagesAbout } from '../../../accounts/auth/throttle.service.ts'
import type { GuestContext, ServiceContext } from '../../../context.ts'
import type { Sql, Transaction } from '../../../db/database.ts'
import { AppError, changedByOthers } from '../../../errors.ts'
import { newAddressMail, oldAddressMail } from '../../../mail/guest-notices.ts'
import { recordGuestSignals } from '../../../partners/referrals/signals/findings.service.ts'
import { takeAttempt } from '../../../platform/limits/throttles.service.ts'
import { relinkGuest } from '../../guests/recognition/recognition.service.ts'
import { type BookingRow, selectBooking, updateDetails } from '../bookings.queries.ts'
import { lockBooking } from '../bookings.service.ts'
import { announceBooking } from '../mail/announce.service.ts'
import { queueConfirmation } from '../mail/mails.queries.ts'
import { changedDetails } from './details.service.ts'

/** A new address has this long to be confirmed. */
const confirmHours = 48

/**
 * Saves what a guest corrects. A new email address is only written to: it counts once its owner has confirmed it, so that
 * nobody's booking comes to an address with a typo.
 */
export async function correctAsGuest(
  ctx: GuestContext,
  id: string,
  { version, ...correction }: GuestCorrection & { version: number },
): Promise<{ isAsked: boolean }> {
  return ctx.sql.begin(async (tx) => {
    const booking = await lockBooking(ctx, tx, id)
    if (booking.version !== version) throw changedByOthers('this booking')
    requireCorrectable(booking)
    const { email, arrivalTime = null, ...own } = correction
    await save(ctx, tx, booking, {
      guest: { ...keptGuest(booking), name: own.name, phone: own.phone },
      specialRequests: own.specialRequests,
      arrivalTime,
    })
    const isAsked = email !== booking.guest.email
    if (isAsked) {
      // A leaked link of one booking must not make us mail to any number of addresses.
      await takeAttempt(tx, messagesAbout(id), ctx.clock())
      await takeAttempt(tx, codesMailedTo(email), ctx.clock())
      await ctx.jobs.enqueue(tx, 'mail.guest-address', { bookingId: id, to: email, news: 'asked' })
    }
    return { isAsked }
  })
}

const AskedAddress = z.strictObject({
  bookingId: z.string(),
  email: z.string(),
  link: z.int(),
  until: z.int(),
})

/** Reads the link that was mailed to a new address; null once it has ended. */
export async function readAskedAddress(
  ctx: Pick<ServiceContext, 'cipher' | 'clock'> & { sql: Sql },
  token: string,
): Promise<{ bookingId: string; email: string } | null> {
  const asked = openToken(ctx, token)
  if (asked === null || asked.until < ctx.clock().getTime()) return null
  const booking = await selectBooking(ctx.sql, asked.bookingId, { ownerId: undefined })
  return booking?.linkVersion === asked.link && mayGuestCorrect(booking) ? asked : null
}

/** Makes the confirmed address that of the booking, whose earlier links end; the old address is told. */
export async function confirmAddress(ctx: GuestContext, token: string): Promise<BookingRow | null> {
  const asked = openToken(ctx, token)
  if (asked === null) return null
  return ctx.sql.begin(async (tx) => {
    const booking = await lockBooking(ctx, tx, asked.bookingId)
    // The link may have been used by another tab meanwhile.
    if (!(await readAskedAddress({ ...ctx, sql: tx }, token))) return null
    await save(ctx, tx, booking, {
      guest: { ...keptGuest(booking), email: asked.email },
      specialRequests: booking.specialRequests,
    })
    if (booking.guest.email !== null) {
      const told = { bookingId: booking.id, to: booking.guest.email, news: 'changed' as const }
      await ctx.jobs.enqueue(tx, 'mail.guest-address', told)
    }
    return (await selectBooking(tx, booking.id, { ownerId: undefined })) ?? null
  })
}

/** Sends the confirmation to the guest once more, as the booking is now. */
export async function sendConfirmationAgain(ctx: GuestContext, id: string): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    const booking = await lockBooking(ctx, tx, id)
    requireCorrectable(booking)
    await takeAttempt(tx, messagesAbout(id), ctx.clock())
    await queueConfirmation(tx, id, ctx.clock())
    await ctx.jobs.enqueue(tx, 'mail.booking', { bookingId: id })
  })
}

export async function mailGuestAddress(
  ctx: ServiceContext,
  { bookingId, to, news }: { bookingId: string; to: string; news: 'asked' | 'changed' },
): Promise<void> {
  const booking = await selectBooking(ctx.sql, bookingId, { ownerId: undefined })
  if (!booking || booking.guest.email === null) return
  const { hotelName, reference, guest, linkVersion } = booking
  const common = {
    to,
    hotelName,
    reference,
    language: toGuestLanguage(guest.language),
    publicUrl: ctx.publicUrl,
    at: ctx.clock(),
  }
  if (news === 'changed') return ctx.mailer.send(oldAddressMail(common))
  const until = ctx.clock().getTime() + confirmHours * 60 * 60 * 1000
  const sealed = ctx.cipher.encrypt(JSON.stringify({ bookingId, email: to, link: linkVersion, until }))
  const link = `${ctx.publicUrl}/stays/email/${sealed.toString('base64url')}`
  await ctx.mailer.send(newAddressMail({ ...common, link }))
}

function openToken({ cipher }: Pick<ServiceContext, 'cipher'>, token: string) {
  try {
    return AskedAddress.parse(JSON.parse(cipher.decrypt(Buffer.from(token, 'base64url'))))
  } catch {
    return null
  }
}

function requireCorrectable(booking: BookingRow): void {
  if (mayGuestCorrect(booking)) return
  throw new AppError('conflict', say('This booking can no longer be changed. Please write to the hotel.'))
}

async function save(
  ctx: GuestContext,
  tx: Transaction,
  booking: BookingRow,
  details: Omit<BookingDetails, 'notes'> & { arrivalTime?: string | null },
): Promise<void> {
  const { notes } = booking
  const changed = changedDetails(booking, { notes, ...details })
  if (details.arrivalTime !== undefined && details.arrivalTime !== booking.arrivalTime)
    changed.push('arrivalTime')
  if (changed.length === 0) return
  await updateDetails(tx, booking.id, { notes, ...details, now: ctx.clock() })
  if (changed.includes('email')) await recordGuestSignals(ctx, tx, booking.id)
  if (changed.includes('email') || changed.includes('phone')) await relinkGuest(ctx, tx, booking.id)
  await announceBooking(ctx, tx, booking.id, { kind: 'changed', params: { details: changed } })
}

function keptGuest({
  guest: { name, email, phone, country, language },
}: BookingRow): BookingDetails['guest'] {
  return {
    name,
    phone: phone ?? '',
    ...(email !== null && { email }),
    ...(country !== null && { country }),
    ...(language !== null && { language }),
  }
}
