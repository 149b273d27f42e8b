import type {
  GuestChange,
  GuestListQuery,
  GuestProfile,
  GuestSummary,
  GuestValues,
  RecognisedGuest,
} from '@roomlark/contract/bookings/guests'
import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../context.ts'
import type { Pool, Transaction } from '../../db/database.ts'
import { AppError, changedByOthers, notFound } from '../../errors.ts'
import { getHotelScope, type HotelScope } from '../../hotel-scope.ts'
import { recordAudit } from '../../platform/audit/audit.service.ts'
import { listedHotels, selectGuestCount, selectGuestPage } from './guest-list.queries.ts'
import {
  type GuestRow,
  selectFigures,
  selectGuestIdOfBooking,
  selectGuestRow,
  selectReachedForUpdate,
  selectReachedGuest,
  selectStayNumber,
  updateGuest,
} from './guests.queries.ts'
import {
  deleteContacts,
  insertContacts,
  listContacts,
  selectContacts,
  selectHolderOfContact,
  updateKnownBy,
} from './recognition/contacts.queries.ts'
import { comparablePhone } from './recognition/phone.policy.ts'
import { selectGuestHome, selectKnownGuest } from './recognition/recognition.queries.ts'

export async function listGuests(
  ctx: SignedInContext,
  query: GuestListQuery,
): Promise<{ data: GuestSummary[]; meta: PageMeta }> {
  const scope = ownersScope(ctx)
  const listed = { ...query, ownerId: scope.ownerId, hotelIds: listedHotels(scope, query.hotelId) }
  const [data, total] = await Promise.all([
    selectGuestPage(ctx.sql, listed),
    selectGuestCount(ctx.sql, listed),
  ])
  const { page, limit } = query
  return { data, meta: { total, totalPages: Math.ceil(total / limit), page, limit } }
}

export async function getGuest(ctx: SignedInContext, id: string): Promise<GuestProfile> {
  const scope = ownersScope(ctx)
  const reached = await selectReachedGuest(ctx.sql, id, scope)
  const guest = reached === undefined ? undefined : await selectGuestRow(ctx.sql, reached)
  if (!guest) throw notFound('guest')
  return toProfile(ctx.sql, guest, scope)
}

export async function changeGuest(
  ctx: SignedInContext,
  id: string,
  { version, consent, noLetters, isVip, ...values }: GuestChange,
): Promise<GuestProfile> {
  await ctx.sql.begin(async (tx) => {
    const [guest] = await selectReachedForUpdate(tx, [id], ownersScope(ctx))
    if (!guest) throw notFound('guest')
    requireVersion(guest, version)
    const { consentAt, consentSource } = guest
    const isSame = consent === consentSource
    await updateGuest(tx, id, values, {
      consentAt: isSame ? consentAt : consent && ctx.clock(),
      consentSource: consent,
      noLettersAt: noLetters ? (guest.noLettersAt ?? ctx.clock()) : null,
      isVip,
      byId: ctx.actor.userId,
      now: ctx.clock(),
    })
    await writeContacts(tx, [guest], values)
    await recordAudit(ctx, tx, { action: 'guest.changed', target: `guest:${id}` })
  })
  return getGuest(ctx, id)
}

/**
 * Makes the contacts of what was entered those of the first guest; what was replaced no longer recognises anybody.
 * The further contacts of all these guests, from other bookings, stay.
 */
export async function writeContacts(
  tx: Transaction,
  [guest, ...others]: readonly GuestRow[],
  values: GuestValues,
): Promise<void> {
  if (!guest) return
  const { id, ownerId } = guest
  const contactsIn = ({ email, phone, country }: Pick<GuestRow, 'email' | 'phone' | 'country'>) =>
    listContacts({ email, comparablePhone: comparablePhone(phone, [country, guest.hotelCountry]) })
  const entered = contactsIn({
    email: values.email ?? null,
    phone: values.phone ?? null,
    country: values.country ?? null,
  })
  const holder = await selectHolderOfContact(tx, id, ownerId, entered)
  if (holder) {
    const fields = {
      [holder.kind]: say('{guest} is known by this. Merge the two guests instead.', { guest: holder.name }),
    }
    throw new AppError('validation_failed', Object.values(fields)[0] ?? '', { fields })
  }
  // A merge keeps whatever either was known by.
  if (others.length === 0) {
    const kept = new Set(entered.map(({ value }) => value))
    await deleteContacts(
      tx,
      id,
      contactsIn(guest).filter(({ value }) => !kept.has(value)),
    )
  }
  await insertContacts(tx, { guestId: id, ownerId }, entered)
  await updateKnownBy(tx, id)
}

/** Finds whoever is known by what is being typed into a new booking. */
export async function findRecognised(
  ctx: SignedInContext,
  hotelId: string,
  typed: { email?: string | undefined; phone?: string | undefined },
): Promise<GuestSummary | null> {
  const scope = ownersScope(ctx)
  const home = await selectGuestHome(ctx.sql, hotelId, scope)
  if (!home) throw notFound('hotel')
  const known = await ctx.sql.begin((tx) =>
    selectKnownGuest(tx, home.ownerId, {
      name: '',
      email: typed.email ?? null,
      comparablePhone: comparablePhone(typed.phone, [home.country]),
    }),
  )
  const id = known && (await selectReachedGuest(ctx.sql, known, scope))
  const guest = id && (await selectGuestRow(ctx.sql, id))
  return guest ? toSummary(guest, await selectFigures(ctx.sql, guest.id, scope)) : null
}

export async function getGuestOfBooking(ctx: SignedInContext, bookingId: string): Promise<RecognisedGuest> {
  const scope = ownersScope(ctx)
  const booking = await selectGuestIdOfBooking(ctx.sql, bookingId, scope)
  if (!booking) throw notFound('booking')
  const guest = booking.guestId && (await selectGuestRow(ctx.sql, booking.guestId))
  if (!guest) return null
  const [figures, stayNumber] = await Promise.all([
    selectFigures(ctx.sql, guest.id, scope),
    selectStayNumber(ctx.sql, guest.id, bookingId, scope),
  ])
  return { guest: toSummary(guest, figures), stayNumber }
}

/** Profiles belong to an owner, so that nobody reads those of all owners at once. */
export function ownersScope({ actor }: SignedInContext): HotelScope & { ownerId: string } {
  const { ownerId = actor.userId, hotelIds } = getHotelScope(actor)
  return { ownerId, hotelIds }
}

/** Locks a profile that is about to be erased, if it is within reach and nobody has changed it. */
export async function lockGuest(
  ctx: SignedInContext,
  tx: Transaction,
  id: string,
  version: number,
): Promise<void> {
  const [guest] = await selectReachedForUpdate(tx, [id], ownersScope(ctx))
  if (!guest) throw notFound('guest')
  requireVersion(guest, version)
}

export function requireVersion(guest: Pick<GuestRow, 'version'>, version: number): void {
  if (guest.version !== version) throw changedByOthers('this guest')
}

function toSummary(
  { id, name, email, phone, country, language, preferences, isVip }: GuestRow,
  { stays, nights, revenue, lastStayOn }: Omit<GuestSummary, keyof GuestRow>,
): GuestSummary {
  return { id, name, email, phone, country, language, preferences, isVip, stays, nights, revenue, lastStayOn }
}

async function toProfile(sql: Pool, guest: GuestRow, scope: HotelScope): Promise<GuestProfile> {
  const [figures, contacts] = await Promise.all([
    selectFigures(sql, guest.id, scope),
    selectContacts(sql, guest.id),
  ])
  const { consentAt, consentSource } = guest
  const shown = [guest.email, comparablePhone(guest.phone, [guest.country, guest.hotelCountry])]
  return {
    ...toSummary(guest, figures),
    birthday: guest.birthday,
    notes: guest.notes,
    consent: consentAt && consentSource ? { at: consentAt.toISOString(), source: consentSource } : null,
    noLetters: guest.noLettersAt !== null,
    otherContacts: contacts.map(({ value }) => value).filter((value) => !shown.includes(value)),
    nextStayOn: figures.nextStayOn,
    createdAt: guest.createdAt.toISOString(),
    changedBy: guest.changedBy,
    version: guest.version,
  }
}
