import type { BookingState } from '@roomlark/contract/booking-states'
import type { GuestProfile } from '@roomlark/contract/bookings/guests'
import { csvText } from '@roomlark/contract/csv'
import { utcDay } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { amountCell, sayCode } from '../../../csv-export.ts'
import { readRegistrations } from '../../bookings/registration/registration.service.ts'
import { getGuest, ownersScope } from '../guests.service.ts'
import {
  selectExportedBookings,
  selectExportedMessages,
  selectExportedReviews,
  selectExportedStays,
} from './guest-export.queries.ts'

/** Writes a file with everything that is stored about a guest, for a guest who asks for it. */
export async function exportGuest(
  ctx: SignedInContext,
  id: string,
  format: 'json' | 'csv',
): Promise<{ filename: string; text: string }> {
  const guest = await getGuest(ctx, id)
  const scope = ownersScope(ctx)
  const [bookings, messages, reviews] = await Promise.all([
    selectExportedStays(ctx.sql, guest.id, scope),
    selectExportedMessages(ctx.sql, guest.id, scope),
    selectExportedReviews(ctx.sql, guest.id, scope),
  ])
  const registrations = await exportRegistrations(ctx, guest.id)
  const everything = { profile: [toExportedProfile(guest)], bookings, registrations, messages, reviews }
  const filename = `${say('guest##a file')}-${utcDay(ctx.clock())}.${format}`
  return { filename, text: format === 'json' ? toJson(everything) : toCsv(everything) }
}

/** Lists everybody who was registered online with a booking of the guest, and how it was signed. */
async function exportRegistrations(ctx: SignedInContext, guestId: string): Promise<Rows> {
  const bookings = await selectExportedBookings(ctx.sql, guestId, ownersScope(ctx))
  const registrations = await readRegistrations(
    ctx,
    bookings.map(({ id }) => id),
  )
  return bookings.flatMap(({ id, reference }) => {
    const found = registrations.get(id)
    if (!found) return []
    const { guests, signature, readyAt } = found
    const signed = signature?.kind === 'drawn' ? signature.path : (signature?.name ?? null)
    return guests.map(({ documentKind, documentNumber, documentIssuer, ...guest }, place) => ({
      reference,
      ...guest,
      document_kind: documentKind,
      document_number: documentNumber,
      document_issuer: documentIssuer,
      signed_at: place === 0 ? readyAt : null,
      signature: place === 0 ? signed : null,
    }))
  })
}

type Rows = readonly Record<string, unknown>[]

const parts: Record<string, string> = {
  profile: say('Profile'),
  bookings: say('Bookings'),
  registrations: say('Online check-in'),
  messages: say('Messages'),
  reviews: say('Reviews'),
}

const fields: Record<string, string> = {
  name: say('Name'),
  email: say('Email'),
  phone: say('Phone'),
  other_contacts: say('Other contacts'),
  country: say('Country'),
  language: say('Language'),
  birthday: say('Date of birth'),
  preferences: say('Preferences'),
  notes: say('Notes'),
  news_agreed_at: say('Agreed to news at'),
  news_agreed_by: say('Agreed to news by'),
  no_letters: say('No letters'),
  vip: say('VIP'),
  since: say('Created at'),
  reference: say('Reference'),
  hotel: say('Hotel'),
  state: say('Status'),
  check_in_on: say('Check-in'),
  check_out_on: say('Check-out'),
  adults: say('Adults'),
  currency: say('Currency'),
  total_cents: say('Total'),
  special_requests: say('Special requests'),
  booked_at: say('Booked at'),
  nationality: say('Nationality'),
  birthplace: say('Place of birth'),
  sex: say('Sex##in documents'),
  address: say('Home address'),
  document_kind: say('Identity document'),
  document_number: say('Number of the document'),
  document_issuer: say('Issued by, or where##of a document'),
  signed_at: say('Signed at'),
  signature: say('Signature'),
  at: say('Sent at'),
  from: say('Written by'),
  text: say('Text'),
  published_at: say('Published at'),
  score: say('Score'),
  good: say('Good##in a review'),
  better: say('Could be better'),
}

function toExportedProfile(guest: GuestProfile): Record<string, unknown> {
  const { name, email, phone, country, language, birthday, preferences, notes, consent, createdAt } = guest
  return {
    name,
    email,
    phone,
    other_contacts: guest.otherContacts.join(' '),
    country,
    language,
    birthday,
    preferences,
    notes,
    news_agreed_at: consent?.at ?? null,
    news_agreed_by: consent?.source ?? null,
    no_letters: guest.noLetters,
    vip: guest.isVip,
    since: createdAt,
  }
}

function toJson(everything: Record<string, Rows>): string {
  return `${JSON.stringify(everything, null, 2)}\n`
}

/** One line for each fact: what it is about, its number there, the name of the fact and the fact. */
function toCsv(everything: Record<string, Rows>): string {
  const lines = Object.entries(everything).flatMap(([part, rows]) =>
    rows.flatMap((row, index) =>
      Object.entries(row).map(([name, value]) => [
        say(parts[part] ?? part),
        String(index + 1),
        say(fields[name] ?? name),
        toCell(name, value, row),
      ]),
    ),
  )
  return csvText([[say('Part'), say('Number'), say('Field'), say('Value')], ...lines])
}

function toCell(name: string, value: unknown, { currency }: Rows[number]): string {
  if (value === null || value === undefined) return ''
  if (name === 'total_cents') return amountCell(Number(value), String(currency))
  if (name === 'state') return sayCode(value as BookingState)
  if (name === 'from') return value === 'guest' ? say('Guest') : say('Hotel')
  if (typeof value === 'boolean') return value ? say('yes') : say('no')
  return value instanceof Date ? value.toISOString() : String(value)
}
