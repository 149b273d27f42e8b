import type { BookingEventKind, BookingMailKind, Happening } from '@roomlark/contract/booking-events'
import type { ActingContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { followBooking } from '../../../partners/commissions/commissions.service.ts'
import { followFolio } from '../../folios/posting/follow.service.ts'
import { insertEvent } from '../events.queries.ts'
import { listOthers, notifyOfBooking } from './news.service.ts'

/** Excludes sent emails, which change nothing about the booking and are recorded where they are sent. */
type Announcement = Happening<Exclude<BookingEventKind, 'mail'>> & {
  /** Set when nobody is to be emailed: a hold is not a booking yet, and a note is internal to the hotel. */
  quiet?: boolean
  /** False when the guest is informed in another way; the hotel still gets its copy. */
  mailGuest?: boolean
  /** False when the hotel need not be informed, because it brings the bookings of another system itself. */
  informHotel?: boolean
}

const mailsByEvent: Partial<Record<BookingEventKind, BookingMailKind>> = {
  created: 'confirmation',
  confirmed: 'confirmation',
  moved: 'change',
  changed: 'change',
  cancelled: 'cancellation',
  option: 'option',
  reinstated: 'confirmation',
  'no-show': 'no-show',
}

/** Emails that only the guest gets. */
const guestsOnly: readonly BookingMailKind[] = ['no-show']

/** Every entry in a booking's history is written here, in the same transaction as the change itself. */
export async function announceBooking(
  ctx: ActingContext,
  tx: Transaction,
  bookingId: string,
  { quiet = false, mailGuest = true, informHotel = true, ...event }: Announcement,
): Promise<void> {
  const kind = quiet ? null : (mailsByEvent[event.kind] ?? null)
  const informs = { guest: mailGuest, hotel: informHotel && (kind === null || !guestsOnly.includes(kind)) }
  const recipients = (['guest', 'hotel'] as const).filter((recipient) => informs[recipient])
  const mail = recipients.length === 0 ? null : kind
  const { actor } = ctx
  const byGuest = actor?.userType === 'guest'
  const actorId = actor === null || actor.userType === 'guest' ? null : actor.userId
  const {
    id: eventId,
    hotelId,
    isReferred,
    hasFolio,
    hasExtras,
  } = await insertEvent(tx, { ...event, bookingId, at: ctx.clock(), actorId, byGuest, mail, recipients })
  const others = quiet || !informHotel ? [] : await listOthers(tx, event.kind, bookingId, actorId)
  if (mail) await ctx.jobs.enqueue(tx, 'mail.booking', { bookingId })
  if (isReferred) await followBooking(ctx, tx, bookingId, eventId)
  await followFolio(ctx, tx, bookingId, { id: eventId, kind: event.kind, hasFolio, hasExtras })
  await notifyOfBooking(ctx, tx, others, { kind: event.kind, bookingId, hotelId, eventId })
}
