import { available } from '@roomlark/contract/available'
import { eventWords } from '@roomlark/contract/booking-event-words'
import type { BookingMailKind } from '@roomlark/contract/booking-events'
import { isChangeable } from '@roomlark/contract/booking-states'
import { dayText } from '@roomlark/contract/dates'
import { type GuestLanguage, toGuestLanguage } from '@roomlark/contract/guest-languages'
import { toInstant } from '@roomlark/contract/hotel-clock'
import { roomsWords } from '@roomlark/contract/inventory/room-words'
import { isolate } from '@roomlark/contract/isolate'
import type { Operator } from '@roomlark/contract/platform/operator'
import { townLine } from '@roomlark/contract/postal-address'
import { fill } from '@roomlark/contract/say'
import { plainFormats } from '@roomlark/contract/word-formats'
import { calendarText } from '../../../adapters/calendar/calendar-text.ts'
import type { Attachment, Message } from '../../../adapters/mailer.ts'
import type { ServiceContext } from '../../../context.ts'
import { inLanguage } from '../../../language.ts'
import { guestMail } from '../../../mail/guest-mails.ts'
import { guestMailTexts } from '../../../mail/guest-texts.ts'
import { type HotelMailKind, hotelMail } from '../../../mail/hotel-booking-mails.ts'
import { photosByOwner } from '../../../platform/images/albums.service.ts'
import { isLaunched } from '../../../platform/platform/launch.service.ts'
import { getOperator } from '../../../platform/platform/operator.service.ts'
import { type FilledLetter, findLetter, type LetterFacts } from '../../messages/letter-templates.service.ts'
import { makeReplyAddress } from '../../messages/reply-address.service.ts'
import { type BookingRow, selectBooking } from '../bookings.queries.ts'
import { type StayRow, selectStays } from '../stays.queries.ts'
import { makeGuestLink } from './guest-link.service.ts'
import { guestTable, policyTable, priceTable, stayTable } from './mail-tables.ts'
import { type MailHotel, type MailRow as Row, selectMailHotel } from './mails.queries.ts'

export type MailRow = Row

export type Letter = {
  booking: BookingRow
  hotel: MailHotel
  stays: StayRow[]
  /** The address of the hotel's first picture and a description of it; null if the hotel has no pictures. */
  picture: { url: string; alt: string } | null
  isGuestSiteOpen: boolean
  operator: Operator
  /** Bookings that were made in the same step and that a confirmation is about too. */
  together: { booking: BookingRow; stays: StayRow[] }[]
  /** Words that the hotel adds to its confirmations, if any. */
  ownWords: FilledLetter | undefined
}

/**
 * Reads everything that the emails about a booking contain, in its current state. Returns undefined when
 * there is no such booking.
 */
export async function readLetter(ctx: ServiceContext, bookingId: string): Promise<Letter | undefined> {
  const [booking, hotel, stays, isGuestSiteOpen, operator] = await Promise.all([
    selectBooking(ctx.sql, bookingId, { ownerId: undefined }),
    selectMailHotel(ctx.sql, bookingId),
    selectStays(ctx.sql, bookingId),
    isLaunched(ctx, ['guestSite'], () => ctx.sql),
    getOperator(ctx),
  ])
  if (!booking || !hotel) return undefined
  const photos = await photosByOwner(ctx, ctx.sql, 'hotel', [booking.hotelId])
  const [cover] = photos.get(booking.hotelId) ?? []
  const picture = cover
    ? { url: new URL(cover.url, ctx.publicUrl).href, alt: cover.caption || hotel.name }
    : null
  const letter = {
    booking,
    hotel,
    stays,
    picture,
    isGuestSiteOpen,
    operator,
    together: [],
    ownWords: undefined,
  }
  const language = toGuestLanguage(booking.guest.language)
  const wanted = { hotelId: booking.hotelId, kind: 'confirmation', language, isByHand: false } as const
  return { ...letter, ownWords: await findLetter(ctx.sql, wanted, toLetterFacts(letter)) }
}

/** Picks the facts that fill in the variables of a hotel's letter. */
export function toLetterFacts({ booking, hotel, stays }: Letter): LetterFacts {
  const { reference, checkInOn, checkOutOn, checkInTime, checkOutTime, currency, totalCents } = booking
  return {
    reference,
    checkInOn,
    checkOutOn,
    checkInTime,
    checkOutTime,
    currency,
    totalCents,
    guestName: booking.guest.name,
    hotelName: hotel.name,
    rooms: roomsWords(stays),
  }
}

/** Writes down what was agreed on with a guest, with the policy as it was when they booked. */
export function makeAgreedTables(booking: BookingRow, stays: StayRow[]) {
  return {
    stay: stayTable(booking, stays),
    price: priceTable(booking, stays),
    policy: policyTable(booking, booking.createdAt),
  }
}

/** Returns undefined when the email no longer applies or there is no recipient. */
export function composeBookingMail(ctx: ServiceContext, letter: Letter, mail: MailRow): Message | undefined {
  if (isOutdated(mail, letter.booking)) return undefined
  const { kind, recipient } = mail
  const message =
    recipient === 'guest' || kind === 'check-in' || kind === 'no-show'
      ? toGuest(ctx, letter, mail)
      : inLanguage(letter.hotel.ownerLanguage, () => toHotel(ctx, letter, { ...mail, kind }))
  return message && { ...message, id: messageId(letter.booking.id, mail) }
}

function toGuest(ctx: ServiceContext, letter: Letter, mail: MailRow): Message | undefined {
  const { booking, hotel, stays, picture, isGuestSiteOpen, operator } = letter
  if (booking.guest.email === null) return undefined
  const manageLink = findManageLink(ctx, letter)
  if (mail.kind === 'check-in' && manageLink === null) return undefined
  const language = toGuestLanguage(booking.guest.language)
  const attachments = calendarFiles(ctx, letter, mail, { language, manageLink })
  const message = guestMail({
    kind: mail.kind,
    to: booking.guest.email,
    booking,
    stays,
    hotel: { ...hotel, picture },
    event: mail.event,
    at: mail.eventAt ?? ctx.clock(),
    publicUrl: ctx.publicUrl,
    manageLink,
    searchLink: isGuestSiteOpen ? `${ctx.publicUrl}/stays` : null,
    hasCalendarFile: attachments.length > 0,
    operator: [operator.name, ...operator.address.split('\n')].filter(Boolean).join(', '),
    together: letter.together.map((other) => ({
      ...other,
      manageLink: findManageLink(ctx, { ...letter, ...other }),
    })),
    ownParagraphs: letter.ownWords?.paragraphs ?? [],
  })
  const replyTo = makeReplyAddress(ctx, booking)
  return { ...message, ...(replyTo && { replyTo }), ...(attachments.length > 0 && { attachments }) }
}

function findManageLink(ctx: ServiceContext, { booking, isGuestSiteOpen }: Letter): string | null {
  return available.guestBooking && isGuestSiteOpen ? makeGuestLink(ctx, booking) : null
}

function toHotel(ctx: ServiceContext, letter: Letter, mail: MailRow & { kind: HotelMailKind }): Message {
  const { booking, hotel, stays } = letter
  return hotelMail(mail.kind, {
    to: hotel.contactEmail,
    hotelName: hotel.name,
    guestName: booking.guest.name,
    reference: booking.reference,
    checkIn: dayText(booking.checkInOn),
    what: mail.event ? eventWords(mail.event, plainFormats) : '',
    tables: {
      stay: stayTable(booking, stays),
      guest: guestTable(booking),
      price: priceTable(booking, stays),
      policy: policyTable(booking, mail.eventAt ?? ctx.clock()),
    },
    link: `${ctx.publicUrl}/bookings?booking=${booking.id}`,
    timeZone: booking.timeZone,
    // The link of the guest is the guest's alone.
    attachments: calendarFiles(ctx, letter, mail, {
      language: hotel.ownerLanguage ?? 'en',
      manageLink: null,
    }),
  })
}

/**
 * A reminder is outdated once the stay it announces has been cancelled or moved, and that of an option once it is no
 * option any more. A no-show may be undone before its email is sent.
 */
function isOutdated(mail: MailRow, booking: BookingRow): boolean {
  if (mail.kind === 'option') return booking.state !== 'held' || booking.isLapsed
  if (mail.kind === 'check-in' && (booking.onlineCheckIn === 'ready' || !booking.takesCheckIn)) return true
  if (mail.kind === 'no-show') return booking.state !== 'no-show'
  return mail.arrivalOn !== null && (booking.state !== 'confirmed' || booking.checkInOn !== mail.arrivalOn)
}

/**
 * The id is derived from the content and not from the time of sending, so that an email sent twice has the
 * same id both times.
 */
function messageId(bookingId: string, mail: MailRow): string {
  return `${bookingId}.${mail.id}.${mail.kind}.${mail.recipient}`
}

/**
 * Emails without a calendar file: before the arrival the stay is already in the guest's calendar, an option does not
 * belong there yet, and a stay that was missed is over.
 */
const withoutCalendar: readonly BookingMailKind[] = ['reminder', 'option', 'check-in', 'no-show']

function calendarFiles(
  ctx: ServiceContext,
  letter: Letter,
  mail: MailRow,
  reader: CalendarReader,
): Attachment[] {
  return withoutCalendar.includes(mail.kind)
    ? []
    : [calendarFile(ctx, letter, mail.kind === 'cancellation', reader)]
}

/** Makes the calendar file for a guest whose link has already been verified. */
export async function makeBookingCalendar(
  ctx: ServiceContext,
  bookingId: string,
  language: GuestLanguage,
): Promise<Attachment | undefined> {
  const letter = await readLetter(ctx, bookingId)
  if (!letter) return undefined
  const manageLink = findManageLink(ctx, letter)
  return calendarFile(ctx, letter, !isChangeable(letter.booking), { language, manageLink })
}

/** The link is null in the hotel's copy, and while there is no page that it could open. */
type CalendarReader = { language: GuestLanguage; manageLink: string | null }

function calendarFile(
  ctx: ServiceContext,
  { booking, hotel, stays }: Letter,
  isOff: boolean,
  { language, manageLink }: CalendarReader,
): Attachment {
  const method = isOff ? 'CANCEL' : 'PUBLISH'
  const { calendar } = guestMailTexts(language)
  const { reference, checkInTime, checkOutTime } = booking
  const content = calendarText({
    name: hotel.name,
    method,
    entries: [
      {
        uid: `${booking.id}@roomlark`,
        summary: fill(calendar.summary, { hotel: isolate(hotel.name) }),
        from: toInstant(booking.checkInOn, checkInTime, booking.timeZone),
        until: toInstant(booking.checkOutOn, checkOutTime, booking.timeZone),
        changedAt: ctx.clock(),
        organizer: { name: hotel.name, email: hotel.contactEmail },
        more: {
          sequence: booking.version,
          status: isOff ? 'CANCELLED' : 'CONFIRMED',
          ...(manageLink && { url: manageLink }),
          location: `${hotel.name}, ${hotel.streetAddress}, ${townLine(hotel)}`,
          description: fill(calendar.description, {
            reference,
            rooms: roomsWords(stays),
            checkInTime,
            checkOutTime,
          }),
        },
      },
    ],
  })
  const contentType = `text/calendar; charset=utf-8; method=${method}`
  return { filename: `${reference}.ics`, contentType, content }
}
