import { randomUUID } from 'node:crypto'
import { notificationParams } from '@roomlark/contract/platform/notification-kinds'
import { notificationWords } from '@roomlark/contract/platform/notification-words'
import { plainFormats } from '@roomlark/contract/word-formats'
import { expect, test } from 'vitest'
import { createOldDatabase, insertOldBooking } from '../../../test/database.ts'
import { migrateDatabase } from '../../db/migrate.ts'
import { selectNotifications } from './notifications.queries.ts'

const bookingId = randomUUID()
const ofBooking = { link: `/bookings?booking=${bookingId}` }
const changed = 'RL-1: Cancelled by the guest (Ill). Fee €120.00'

type Row = [event: string, title: string, detail: string, more?: { link?: string; occasion?: string }]

/** Lists every sentence in which a notification was stored before it became data. */
const sentences: Row[] = [
  [
    'booking-new',
    'Hana Nakamura booked Double, Suite',
    '16 June 2026 to 21 June 2026, 2 guests, €1,240.50',
    ofBooking,
  ],
  ['booking-new', 'Ada booked Double', '16 June 2026 to 17 June 2026, 1 guest, €0.50', ofBooking],
  ['booking-changed', 'The booking of Ada was changed', changed, { occasion: 'booking-event:1' }],
  [
    'booking-cancelled',
    'The booking of \u2068חנה\u2069 was cancelled',
    changed,
    { occasion: 'booking-event:01' },
  ],
  [
    'arrival-unconfirmed',
    'Booking RL-1 needs your answer',
    'Ada was due to arrive on 16 June 2026. Record the arrival or a no-show',
  ],
  ['feed-failing', 'The calendar “Channel” cannot be read', 'It did not answer within 10 seconds.'],
  [
    'image-rejected',
    'A picture was rejected',
    '“Ada.jpg” is not a JPEG, PNG or WebP picture. You will not be notified of further refusals today.',
  ],
  [
    'image-rejected',
    'A picture was rejected',
    '““Ada” is damaged and cannot be read.” is damaged and cannot be read. You will not be notified of further refusals today.',
  ],
  [
    'image-rejected',
    'A picture was rejected',
    '“Ada.jpg” has more than 40 megapixels. You will not be notified of further refusals today.',
  ],
  [
    'image-rejected',
    'A picture was not taken',
    '“Ada.jpg” is damaged and cannot be read. If others are refused today, you will not be told again.',
  ],
  ['image-rejected', 'A picture was not taken', '“Ada.jpg” has more than 30 megapixels.'],
  ['feed-failing', 'The calendar “Channel” cannot be read', 'The answer is not a calendar.'],
  ['feed-failing', 'The calendar “Channel” cannot be read', 'It has more than 5,000 events.'],
  [
    'feed-failing',
    'The calendar “Channel” cannot be read',
    'It has no events, although it had 3 before. Nothing was changed; if it is empty again next time, that is accepted.',
  ],
  ['feed-failing', 'The calendar “Channel” cannot be read', 'The connection failed (ECONNRESET).'],
  [
    'feed-failing',
    'The calendar “Channel” cannot be read',
    'It was compressed with br, which was not requested.',
  ],
  ['sign-in', 'New sign-in to your account', 'Safari on iPhone, from 203.0.113.7'],
  ['account', 'Your account was suspended', 'Asked for by phone'],
  ['account', 'Your account is open again', 'Decided by an administrator'],
  ['account', 'Your email address was verified for you', 'Decided by an administrator'],
  ['account', 'Your password was reset by an administrator', 'Shared with others'],
  ['account', 'Two-step sign-in was turned off for you', 'Lost phone'],
  ['account', 'Your account is now of the type affiliate', 'Asked for'],
  ['terms', 'New Terms of Service from 16 July 2026', 'Payouts are weekly', { occasion: 'announcement:1' }],
  ['system', 'Background jobs are failing', 'Given up in the last 24 hours: 3.'],
  ['system', 'Background jobs are behind', 'The oldest has waited for 7 minutes.'],
  ['system', 'Mails cannot be sent', 'Given up in the last 24 hours: 3. Being tried again: 2.'],
  ['system', 'Mails cannot be sent', 'Being tried again: 2.'],
  [
    'system',
    'Calendars of other channels cannot be read',
    '1 of 12 are failing. Their owners have been notified.',
  ],
]

/**
 * These have the wording of an earlier version, or refer to a booking or an announcement that no longer
 * exists.
 */
const unreadable: Row[] = [
  ['booking-new', 'Ada booked Double', '16 June 2026 to 17 June 2026, 1 guest, €0.50'],
  ['booking-changed', 'The booking of Ada was changed', 'RL-1: Moved', { occasion: 'booking-event:99' }],
  ['arrival-unconfirmed', 'Was Ada there?', 'Enter the arrival'],
  ['image-rejected', 'A picture was not taken', 'Too large'],
  [
    'image-rejected',
    'A picture was rejected',
    '“Ada.jpg” is a painting. You will not be notified of further refusals today.',
  ],
  ['feed-failing', 'The calendar “Channel” cannot be read', 'It is away.'],
  ['account', 'Welcome', 'Hello'],
  ['terms', 'New terms', 'Soon'],
  ['system', 'Background jobs are failing', 'Many'],
]

const noFurtherRefusals = 'You will not be notified of further refusals today.'

/** Some sentences have become plainer since then. */
function asNow(text: string): string {
  return text
    .replace(/^(The calendar .*|Calendars of other channels) cannot be read$/, '$1 cannot be imported')
    .replace('Mails cannot be sent', 'Emails cannot be sent')
    .replace('Given up in the last', 'Failed in the last')
    .replace('Being tried again', 'Being retried')
    .replace('A picture was not taken', 'A picture was rejected')
    .replace('If others are refused today, you will not be told again.', noFurtherRefusals)
    .replace(/megapixels\.$/, `megapixels. ${noFurtherRefusals}`)
}

test('stored sentences become data that produces the same words', async () => {
  const { url, sql } = await createOldDatabase('0048')
  const [userId, hotelId] = [randomUUID(), randomUUID()]
  // The test inserts only what it checks, so the rows that these refer to do not exist.
  await sql`SET session_replication_role = replica`
  await insertOldBooking(sql, {
    booked_at: new Date(),
    id: bookingId,
    reference: 'RL-1',
    hotel_id: hotelId,
    state: 'cancelled',
  })
  await sql`
    INSERT INTO booking_events (booking_id, at, kind, params, particulars, hotel_id, from_on, until_on)
    VALUES (${bookingId}, now(), 'cancelled', '{"by": "guest", "feeCents": 12000, "currency": "EUR"}', 'Ill',
            ${hotelId}, '2026-06-16', '2026-06-21')`
  await sql`INSERT INTO users (id, email, user_type, password_hash) VALUES (${userId}, 'ada@test.test', 'hotel', 'x')`
  const news = { kind: 'legal', document: 'terms', version: 2, summary: 'Payouts are weekly' }
  await sql`
    INSERT INTO announcements (news, audience, at)
    VALUES (${sql.json({ ...news, effectiveOn: '2026-07-16' })}, '{hotel}', now())`
  for (const [event, title, detail, { link = '/', occasion = randomUUID() } = {}] of [
    ...sentences,
    ...unreadable,
  ]) {
    await sql`
      INSERT INTO notifications (user_id, event, title, detail, link, occasion, at, in_app, mail)
      VALUES (${userId}, ${event}, ${title}, ${detail}, ${link}, ${occasion}, now(), true, 'off')`
  }
  await sql`SET session_replication_role = DEFAULT`

  // Erased after its sentence had moved to the particulars, so that the reason is lost.
  await migrateDatabase(url, '0071')
  await sql`
    INSERT INTO notifications (user_id, event, params, particulars, link, occasion, at, in_app, mail)
    VALUES (${userId}, 'image-rejected', '{}', NULL, '/', 'erased', now(), true, 'off')`

  await migrateDatabase(url)
  const rows = await selectNotifications(sql as never, userId, { unread: 'false', page: 1, limit: 50 })
  const shown = rows.toReversed().map((row) => {
    const { title, detail } = notificationWords(row, plainFormats)
    return [row.event, title, detail]
  })
  const read = sentences.map(([event, title, detail]) => [event, asNow(title), asNow(detail)])
  const erased = ['image-rejected', 'A picture was rejected', '']
  expect(shown).toEqual([...read, ...unreadable.map((row) => row.slice(0, 3)), erased])
  const isRead = rows.toReversed().map(({ params }) => params !== null)
  expect(isRead).toEqual([...sentences.map(() => true), ...unreadable.map(() => false), false])
  for (const { event, params } of rows) {
    if (params) expect(notificationParams[event].safeParse(params).success, event).toBe(true)
    expect(JSON.stringify(params)).not.toMatch(/Ada|Hana|203\.0/)
  }
})
