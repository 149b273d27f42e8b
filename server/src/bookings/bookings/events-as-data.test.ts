import { randomUUID } from 'node:crypto'
import { eventWords } from '@roomlark/contract/booking-event-words'
import { bookingEventParams, Happened } from '@roomlark/contract/booking-events'
import { plainFormats } from '@roomlark/contract/word-formats'
import { expect, test } from 'vitest'
import { createOldDatabase, insertOldBooking } from '../../../test/database.ts'
import { migrateDatabase } from '../../db/migrate.ts'

/** Lists every sentence in which the history was stored before it became data. */
const sentences: [kind: string, text: string][] = [
  ['created', 'Booked: Double, 16 June 2026 to 21 June 2026'],
  ['created', 'Booked by phone: 2 × Double, Suite, 1 January 2026 to 2 January 2026'],
  ['created', 'Held for 10 minutes by email: Double, sea view, 9 May 2026 to 30 May 2026'],
  ['created', 'Booked at the desk: Double, 16 June 2026 to 17 June 2026, room 12a'],
  [
    'created',
    'Booked: Double, 16 June 2026 to 17 June 2026, room 1.2. Check-in was last night. Double needs a stay of at least 1 night: passed because Ada. A friend',
  ],
  [
    'created',
    'Booked: Double, 16 June 2026 to 17 June 2026. Flex needs a stay of at least 4 nights: passed because she asked',
  ],
  ['created', 'Booked: \u2068חדר\u2069, 16 June 2026 to 17 June 2026'],
  ['confirmed', 'Confirmed'],
  ['changed', 'Changed name, email, phone, country, language, notes, special requests'],
  ['moved', 'Moved from 16 June 2026 – 21 June 2026 to 1 July 2026 – 6 July 2026'],
  ['moved', 'Moved from 16 June 2026 – 21 June 2026 to 1 July 2026 – 6 July 2026. The guest was not emailed'],
  ['room-assigned', 'Given room 12'],
  ['room-assigned', 'Moved from room 12 to 14 b'],
  ['room-assigned', 'Taken out of room 14 b'],
  ['room-assigned', 'Room 12 is taken on the new dates: the stay needs another room'],
  ['checked-in', 'Arrived'],
  ['checked-out', 'Left'],
  ['checked-out', 'Left early: 1 night given back, booked until 21 June 2026'],
  ['checked-out', 'Left early: 3 nights given back, booked until 21 June 2026'],
  ['cancelled', 'Cancelled by the guest. No fee'],
  ['cancelled', 'Cancelled by the guest (Ill (very). Fee waived?). Fee €1,240.50'],
  ['cancelled', 'Cancelled by the hotel (\u2068סגור\u2069). No fee'],
  ['no-show', 'Did not arrive. Fee €120.00'],
  ['no-show', 'Did not arrive (never called). No fee'],
  ['expired', 'The hold lapsed'],
  ['undone', 'Arrival undone'],
  ['undone', 'Departure undone: 1 night taken again, booked until 21 June 2026'],
  ['undone', 'No-show undone: 3 nights taken again, booked until 21 June 2026. The fee is no longer owed'],
  ['note', 'Prefers the quiet side'],
  ['mail', 'Confirmation sent to ada@example.test'],
  ['mail', 'Change sent to desk@example.test'],
  ['mail', 'Cancellation sent'],
  ['mail', 'Reminder sent to ada@example.test'],
]

/** None of these was written by our code, but a script may have written something similar. */
const unreadable: [kind: string, text: string][] = [
  ['created', 'Booked for Ada'],
  ['created', 'Booked: Double, 16 June 2026 to 17 June 2026. She is kind: passed because Ada asked'],
  ['confirmed', 'Confirmed by Ada'],
  ['changed', 'Changed mood'],
  ['moved', 'Moved'],
  ['room-assigned', 'Somewhere'],
  ['cancelled', 'Ada cancelled'],
  ['undone', 'Undone'],
]

/** Some sentences have become plainer since then. */
function asNow(text: string): string {
  return text
    .replace(
      /^(Booked: Double, [^.]+(?:, room 1\.2)?)\. (.+): passed because (.+)$/,
      '$1. Overridden: $2. Reason: $3',
    )
    .replace('Given room', 'Assigned to room')
    .replace('Taken out of room', 'Removed from room')
    .replace('given back, booked until', 'released, was booked until')
    .replace('taken again', 'reinstated')
    .replace('The hold lapsed', 'The hold expired')
}

test('a history of sentences becomes data that reads as it did, and erasing clears what names somebody', async () => {
  const { url, sql } = await createOldDatabase('0047')
  const [id, hotelId, erasedHotelId, ownerId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  // The test inserts only what it checks, so the rows that these refer to do not exist.
  await sql`SET session_replication_role = replica`
  await insertOldBooking(sql, { booked_at: new Date(), id, reference: 'RL-1', hotel_id: hotelId })
  await sql`
    INSERT INTO users (id, email, user_type, password_hash, erased_at)
    VALUES (${ownerId}, 'deleted@deleted.invalid', 'hotel', 'x', now())`
  await sql`
    INSERT INTO hotels (id, owner_id, name, slug, description, street_address, city, country, country_name, time_zone,
      currency, star_rating, amenities, contact_email, check_in_time, check_out_time, house_rules, children_policy,
      pets_policy, cancellation_policy, base_commission_bps, is_active, created_at, updated_at)
    VALUES (${erasedHotelId}, ${ownerId}, 'Inn', 'inn', '', '', '', 'IT', '', 'UTC', 'EUR', 3, '{}', '', '', '', '',
      'welcome', 'welcome', '{}', 0, true, now(), now())`
  const put = ([kind, text]: [string, string], hotel: string) => sql`
    INSERT INTO booking_events (booking_id, at, kind, text, hotel_id, from_on, until_on)
    VALUES (${id}, now(), ${kind}, ${text}, ${hotel}, '2026-06-16', '2026-06-21')`
  for (const event of [...sentences, ...unreadable]) await put(event, hotelId)
  for (const event of [...sentences, ...unreadable]) await put(event, erasedHotelId)
  await sql`SET session_replication_role = DEFAULT`

  await migrateDatabase(url)
  const read = async (hotel: string) => {
    const rows = await sql`
      SELECT kind, params, particulars FROM booking_events WHERE hotel_id = ${hotel} ORDER BY id`
    return rows.map((row) => Happened.parse({ ...row }))
  }
  const events = await read(hotelId)
  expect(events.map((event) => [event.kind, eventWords(event, plainFormats)])).toEqual([
    ...sentences.map(([kind, text]) => [kind, asNow(text)]),
    ...unreadable,
  ])
  const isRead = events.map(({ params }) => params !== null)
  expect(isRead).toEqual([...sentences.map(() => true), ...unreadable.map(() => false)])
  for (const { kind, params } of events.slice(0, sentences.length)) {
    expect(bookingEventParams[kind].safeParse(params).success, kind).toBe(true)
  }
  expect(events[4]).toMatchObject({
    params: { roomNumber: '1.2', limits: [{ kind: 'last-night' }, { kind: 'min-stay' }] },
    particulars: 'Ada. A friend',
  })
  expect(events[20]).toEqual({
    kind: 'cancelled',
    params: { by: 'guest', feeCents: 124_050, currency: 'EUR' },
    particulars: 'Ill (very). Fee waived?',
  })

  const erased = await read(erasedHotelId)
  expect(erased.every(({ particulars }) => particulars === null)).toBe(true)
  expect(erased.map(({ params }) => params)).toEqual(events.map(({ params }) => params))
  expect(JSON.stringify(erased)).not.toMatch(/Ada|@/)
})
