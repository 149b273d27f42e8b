import { profileMonths } from '@roomlark/contract/bookings/guests'
import { utcDay } from '@roomlark/contract/dates'
import type { ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { selectGuestRow } from '../guests.queries.ts'
import {
  type Contact,
  deleteContacts,
  listContacts,
  selectContacts,
  updateKnownBy,
} from '../recognition/contacts.queries.ts'
import { comparablePhone } from '../recognition/phone.policy.ts'
import { countGuests } from '../recognition/recognition.queries.ts'
import {
  deleteForgotten,
  deleteGuest,
  deleteIfBlank,
  deleteOwnerGuests,
  deleteWithoutBookings,
  selectBookedContacts,
  selectGuestsForUpdate,
  updateLostContacts,
} from './forgetting.queries.ts'

/**
 * Runs once a booking of this guest was erased and no longer refers to the profile. The profile goes with its last
 * booking; until then it loses the contacts that only the erased booking had.
 */
export async function forgetErasedBooking(tx: Transaction, guestId: string): Promise<void> {
  const [id] = await selectGuestsForUpdate(tx, [guestId])
  if (id === undefined) return
  await deleteWithoutBookings(tx, [id])
  const guest = await selectGuestRow(tx, id)
  if (!guest) return
  const known = await selectContacts(tx, id)
  const booked = (await selectBookedContacts(tx, id)).flatMap(({ email, phone, country, hotelCountry }) =>
    listContacts({ email, comparablePhone: comparablePhone(phone, [country, hotelCountry]) }),
  )
  const isBooked = ({ kind, value }: Contact) =>
    booked.some((one) => one.kind === kind && one.value === value)
  const lost = known.filter((contact) => !isBooked(contact))
  if (lost.length > 0) {
    const kept = known.filter(isBooked)
    await deleteContacts(tx, id, lost)
    await updateLostContacts(tx, id, {
      email: guest.email !== null && !kept.some(({ value }) => value === guest.email),
      phone: !kept.some(({ kind }) => kind === 'phone'),
    })
    await updateKnownBy(tx, id)
  }
  await countGuests(tx, [id])
}

/** Removes a profile whose only booking now belongs to another guest, unless somebody has written into it. */
export async function dropIfUnneeded(tx: Transaction, guestId: string): Promise<void> {
  const [id] = await selectGuestsForUpdate(tx, [guestId])
  if (id !== undefined) await deleteIfBlank(tx, id)
}

/** Removes a profile whose bookings were all erased. */
export async function forgetGuest(tx: Transaction, guestId: string): Promise<void> {
  await deleteGuest(tx, guestId)
}

/** Runs when the account of an owner is erased. */
export async function forgetOwnerGuests(tx: Transaction, ownerId: string): Promise<void> {
  await deleteOwnerGuests(tx, ownerId)
}

const batch = 500

/** Runs every night, as the privacy policy promises. */
export async function sweepGuests(ctx: Pick<ServiceContext, 'sql' | 'clock'>): Promise<void> {
  const before = keptSince(ctx.clock())
  while ((await deleteForgotten(ctx.sql, { before, limit: batch })) === batch) {
    // Another full batch may be waiting.
  }
}

/** Guests whose last stay ended before this day have no profile, so that nothing brings a forgotten one back. */
export function keptSince(now: Date): string {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - profileMonths)
  return utcDay(day)
}
