import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { dropIfUnneeded, keptSince } from '../retention/forgetting.service.ts'
import { updateContacts } from './contacts.queries.ts'
import { comparablePhone } from './phone.policy.ts'
import {
  countGuests,
  type GuestOfBooking,
  guestUpserted,
  type Recognisable,
  selectGuestOfBooking,
  selectIsOnlyBooking,
  selectKnownGuest,
  selectUnlinkedForUpdate,
  updateGuestsOfBookings,
  upsertGuest,
} from './recognition.queries.ts'

type Context = Pick<ServiceContext, 'clock'>

type BookingGuest = {
  name: string
  email?: string | null | undefined
  phone?: string | null | undefined
  country?: string | null | undefined
  language?: string | null | undefined
}

/**
 * Returns the profile of a guest at the owner of the hotel, made where there is none, or null for a guest whom nothing
 * would recognise again. Two bookings at the same moment find the same profile.
 */
export async function recogniseGuest(
  ctx: Context,
  tx: Transaction,
  hotel: { ownerId: string; country: string },
  guest: BookingGuest,
): Promise<string | null> {
  return upsertGuest(tx, hotel.ownerId, recognisable(guest, hotel.country), ctx.clock())
}

/** The same as part of the query that writes the booking, which saves asking for it first. */
export function recognisedGuest(
  ctx: Context,
  tx: Transaction,
  hotel: { ownerId: string; country: string },
  guest: BookingGuest,
) {
  return guestUpserted(tx, hotel.ownerId, recognisable(guest, hotel.country), ctx.clock())
}

/**
 * Follows a change of the guest's contacts. If nobody is known by the new ones and the profile has no other booking,
 * the contacts were corrected, so that what was noted about the guest stays.
 */
export async function relinkGuest(ctx: Context, tx: Transaction, bookingId: string): Promise<void> {
  const booking = await selectGuestOfBooking(tx, bookingId)
  if (!booking) return
  const { guestId, ownerId } = booking
  const guest = recognisable(booking, booking.hotelCountry)
  if (guestId === null) return link(ctx, tx, booking)
  const known = await selectKnownGuest(tx, ownerId, guest)
  if (known === guestId) return
  if (known === null && (await selectIsOnlyBooking(tx, guestId, bookingId))) {
    await updateContacts(tx, guestId, { ...guest, now: ctx.clock() })
    return
  }
  await link(ctx, tx, booking)
  await dropIfUnneeded(tx, guestId)
}

async function link(ctx: Context, tx: Transaction, booking: GuestOfBooking): Promise<void> {
  const { bookingId, guestId, ownerId, hotelCountry } = booking
  const found = await upsertGuest(tx, ownerId, recognisable(booking, hotelCountry), ctx.clock())
  if (found === null || found === guestId) return
  await updateGuestsOfBookings(tx, [{ bookingId, guestId: found }])
  await countGuests(tx, guestId === null ? [found] : [found, guestId])
}

const batch = 200

/** Recognises the guests of bookings that have no profile, such as those from before there were profiles. */
export async function linkDueGuests(ctx: Pick<ServiceContext, 'sql' | 'clock'>): Promise<void> {
  while (await linkBatch(ctx)) {
    // Another full batch may be waiting.
  }
}

async function linkBatch(ctx: Pick<ServiceContext, 'sql' | 'clock'>): Promise<boolean> {
  return ctx.sql.begin(async (tx) => {
    const due = await selectUnlinkedForUpdate(tx, { limit: batch, endedAfter: keptSince(ctx.clock()) })
    const links: { bookingId: string; guestId: string }[] = []
    for (const booking of due) {
      const guest = recognisable(booking, booking.hotelCountry)
      const guestId = await upsertGuest(tx, booking.ownerId, guest, ctx.clock())
      if (guestId !== null) links.push({ bookingId: booking.bookingId, guestId })
    }
    if (links.length === 0) return false
    await updateGuestsOfBookings(tx, links)
    await countGuests(
      tx,
      links.map(({ guestId }) => guestId),
    )
    return due.length === batch
  })
}

function recognisable(guest: BookingGuest, hotelCountry: string): Recognisable {
  const { name, country = null, language = null } = guest
  return {
    name,
    // Addresses that cannot exist stand for guests who were erased.
    email: guest.email?.endsWith('.invalid') ? null : guest.email || null,
    phone: guest.phone || null,
    comparablePhone: comparablePhone(guest.phone, [country, hotelCountry]),
    country,
    language,
  }
}
