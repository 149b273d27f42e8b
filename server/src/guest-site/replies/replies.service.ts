import { createHash } from 'node:crypto'
import { toGuestLanguage } from '@roomlark/contract/guest-languages'
import { MessageText } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import PostalMime, { type Email } from 'postal-mime'
import { messagesAbout } from '../../accounts/auth/throttle.service.ts'
import { readBookingOfGuest } from '../../bookings/bookings/bookings.service.ts'
import { makeGuestToken } from '../../bookings/bookings/mail/guest-link.service.ts'
import { writeToHotel } from '../../bookings/messages/messages.service.ts'
import { findReplyToken, isReplyTo } from '../../bookings/messages/reply-address.service.ts'
import type { PublicContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { inLanguage } from '../../language.ts'
import { takeAttempt } from '../../platform/limits/throttles.service.ts'
import { readNamedId } from '../../signed-id.ts'
import { openBooking } from '../checkout/guest-bookings.service.ts'
import { isAutomatic, readReplyText } from './reply-text.policy.ts'

/**
 * Puts an email that a guest has answered into the thread of the booking. What is refused for good says why, so that the
 * mail server can tell the guest; the same email delivered again is one message.
 */
export async function takeReply(ctx: PublicContext, raw: Uint8Array, recipient: string): Promise<void> {
  const mail = await PostalMime.parse(raw)
  if (isAutomatic(mail.headers)) return
  const token = findReplyToken(ctx, [recipient, ...listRecipients(mail)])
  const id = token && readNamedId(token)
  const booking = id ? (await readBookingOfGuest(ctx.sql, id))?.booking : undefined
  if (!token || !booking || !isReplyTo(ctx, booking, token)) throw noBooking()
  await inLanguage(toGuestLanguage(booking.guest.language), async () => {
    const opened = await openBooking(ctx, makeGuestToken(ctx, booking))
    if (opened === null || typeof opened === 'string') throw noBooking()
    if (!opened.booking.mayWrite) {
      throw new AppError('conflict', say('This booking no longer accepts messages. Nothing was sent.'))
    }
    const text = MessageText.safeParse(readReplyText(mail.text ?? ''))
    if (!text.success) {
      throw new AppError('validation_failed', text.error.issues[0]?.message ?? say('Write a message'))
    }
    const mailHash = mail.messageId ? createHash('sha256').update(mail.messageId).digest() : null
    await takeAttempt(ctx.sql, messagesAbout(opened.id), ctx.clock())
    await writeToHotel({ ...ctx, actor: { userType: 'guest' } }, opened.id, text.data, mailHash)
  })
}

function noBooking(): AppError {
  return new AppError('not_found', say('This address belongs to no booking that accepts messages.'))
}

function listRecipients({ to = [], cc = [], deliveredTo, headers }: Email): string[] {
  const original = headers.find(({ key }) => key === 'x-original-to')?.value
  return [...to, ...cc].flatMap(({ address }) => address ?? []).concat(deliveredTo ?? [], original ?? [])
}
