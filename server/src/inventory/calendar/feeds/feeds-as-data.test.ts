import { randomUUID } from 'node:crypto'
import { feedFaultWords } from '@roomlark/contract/feed-fault-words'
import { FeedFault } from '@roomlark/contract/feed-faults'
import { FeedConflict } from '@roomlark/contract/inventory/feeds'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createOldDatabase } from '../../../../test/database.ts'
import { migrateDatabase } from '../../../db/migrate.ts'

/** Lists every sentence in which a calendar's fault was stored before it became data. */
const sentences = [
  'It did not answer within 0.6 seconds.',
  'The connection failed (ECONNREFUSED).',
  'There is no server of that name.',
  'The address points into a private network.',
  'It does not lead to a web address.',
  'It redirects to an invalid address.',
  'It redirects more than 3 times.',
  'The server answered 500.',
  'It was compressed with br, which was not requested.',
  'It is larger than 5 MB.',
  'It is too large to read.',
  'It takes too long to read.',
  'The answer was empty.',
  'The answer is not a calendar.',
  'One of its events has no readable dates.',
  'It has an event that cannot be read.',
  'It has more than 5,000 events.',
  'It blocks more nights than any hotel could have.',
  'It has no events, although it had 4 before. Nothing was changed; if it is empty again next time, that is accepted.',
]

test('stored faults and conflicts become data that produces the same words', async () => {
  const { url, sql } = await createOldDatabase('0049')
  const conflicts = [
    'Ida, 16 June 2026 to 21 June 2026: no room is left on 17 June 2026',
    'An event, 16 June 2026 to 21 June 2026: no room is left from 17 June 2026 to 19 June 2026',
    'Ida, and Bo, 16 June 2026 to 21 June 2026: no room is left on 2 nights, the first 17 June 2026',
    'Something else',
  ]
  // The test inserts only what it checks, so the rows that these refer to do not exist.
  await sql`SET session_replication_role = replica`
  for (const [index, error] of [...sentences, 'It is away.', null].entries()) {
    const type = randomUUID()
    await sql`
      INSERT INTO calendar_feeds (room_type_id, name, url, created_at, asked_at, error, conflicts)
      VALUES (${type}, 'Channel', ${`https://channel.test/${index}`}, ${new Date(index)}, now(), ${error},
              ${error === null ? conflicts : []})`
  }
  await sql`SET session_replication_role = DEFAULT`

  await migrateDatabase(url)
  const rows = await sql`SELECT fault, conflicts FROM calendar_feeds ORDER BY created_at`
  const faults = rows.map(({ fault }) => z.nullable(FeedFault).parse(fault))
  expect(faults.map((fault) => fault && feedFaultWords(fault))).toEqual([
    ...sentences,
    'It could not be read.',
    null,
  ])
  const full = { fromOn: '2026-06-16', untilOn: '2026-06-21', firstFullOn: '2026-06-17' }
  expect(z.array(FeedConflict).parse(rows.at(-1)?.conflicts)).toEqual([
    { summary: 'Ida', ...full, fullNights: 1, inARow: true },
    { summary: '', ...full, fullNights: 3, inARow: true },
    { summary: 'Ida, and Bo', ...full, fullNights: 2, inARow: false },
  ])
  expect(rows[0]?.conflicts).toEqual([])
})
