import type { GuestProfile } from '@roomlark/contract/bookings/guests'
import { csvText } from '@roomlark/contract/csv'
import { utcDay } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { SignedInContext } from '../../../context.ts'
import { getGuest, ownersScope } from '../guests.service.ts'
import { selectExportedMessages, selectExportedStays } from './guest-export.queries.ts'

/** Writes a file with everything that is stored about a guest, for a guest who asks for it. */
export async function exportGuest(
  ctx: SignedInContext,
  id: string,
  format: 'json' | 'csv',
): Promise<{ filename: string; text: string }> {
  const guest = await getGuest(ctx, id)
  const scope = ownersScope(ctx)
  const [bookings, messages] = await Promise.all([
    selectExportedStays(ctx.sql, guest.id, scope),
    selectExportedMessages(ctx.sql, guest.id, scope),
  ])
  const everything = { profile: [toExportedProfile(guest)], bookings, messages }
  const filename = `${say('guest##a file')}-${utcDay(ctx.clock())}.${format}`
  return { filename, text: format === 'json' ? toJson(everything) : toCsv(everything) }
}

type Rows = readonly Record<string, unknown>[]

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
      Object.entries(row).map(([name, value]) => [part, String(index + 1), name, cell(value)]),
    ),
  )
  return csvText([['Part', 'Number', 'Field', 'Value'], ...lines])
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}
