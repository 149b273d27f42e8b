import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createOldDatabase } from '../../../test/database.ts'
import { migrateDatabase } from '../../db/migrate.ts'

test('the migration gives older notifications their hotel and removes it from their words', async () => {
  const { url, sql } = await createOldDatabase('0033')
  const [user, hotel] = [randomUUID(), randomUUID()]
  await sql`INSERT INTO users (id, email, user_type, password_hash) VALUES (${user}, 'ada@test.test', 'hotel', 'x')`
  await sql`
    INSERT INTO hotels (id, owner_id, name, slug, description, street_address, city, country, country_name, time_zone,
      currency, star_rating, amenities, contact_email, check_in_time, check_out_time, house_rules, children_policy,
      pets_policy, cancellation_policy, base_commission_bps, is_active, created_at, updated_at)
    VALUES (${hotel}, ${user}, 'Quayside: Inn', 'inn', '', '', '', 'IT', '', 'UTC', 'EUR', 3, '{}', '', '', '', '',
      'welcome', 'welcome', '{}', 0, true, now(), now())`
  const tell = (event: string, title: string, detail: string, link: string) => sql`
    INSERT INTO notifications (user_id, event, title, detail, link, occasion, at, in_app, mail)
    VALUES (${user}, ${event}, ${title}, ${detail}, ${link}, ${randomUUID()}, now(), true, 'off')`
  await tell('feed-failing', 'It cannot be read', 'Quayside: Inn: No answer', `/hotels/${hotel}/rates`)
  await tell('image-rejected', 'A picture of Quayside: Inn was not taken', 'Why', `/hotels/${hotel}/edit`)
  await tell('feed-failing', 'It is gone', 'Gone Inn: No answer', `/hotels/${randomUUID()}/rates`)
  await tell('account', 'Welcome', '', '/profile')
  await migrateDatabase(url, '0048')
  expect(await sql`SELECT title, detail, hotel_id FROM notifications ORDER BY id`).toEqual([
    { title: 'It cannot be read', detail: 'No answer', hotel_id: hotel },
    { title: 'A picture was not taken', detail: 'Why', hotel_id: hotel },
    { title: 'It is gone', detail: 'Gone Inn: No answer', hotel_id: null },
    { title: 'Welcome', detail: '', hotel_id: null },
  ])
})
