import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { startTestAppForTest } from '../app.ts'
import { openTestHotel } from '../test-hotel.ts'
import { endpoints, sampleCall } from './endpoints.ts'
import { listLeaves, withLeaf } from './samples.ts'

/** These contain line breaks, control characters, or characters that reverse the text around them. */
const refused = [
  'Ada\nByron',
  'Ada\r\nBcc: x',
  'Ada\tByron',
  'Ada\u0007',
  'Ada\u2028B',
  'Ada \u202Enoryb',
  '\u2067Ada',
]
/**
 * Joining letters, marks of right-to-left scripts and characters beyond the basic plane are all parts of
 * names.
 */
const taken = ['میترا نیک‌پور', 'Zoë 🌊 Ðorđević', 'O’Brien-Łódź, Jr.', 'נועה\u200F', '王小明']

const nameFields = ['name', 'firstName', 'lastName', 'companyName', 'streetAddress', 'city', 'caption']

const fields = endpoints.flatMap(({ name, endpoint }) => {
  const { body = null } = sampleCall(endpoint)
  return listLeaves(body, 'string')
    .filter((path) => nameFields.includes(path.at(-1) ?? '') || path.at(-2) === 'numbers')
    .map((path) => ({ at: `${name} ${path.join('.')}`, path, body, schema: endpoint.body }))
})

test.each(fields)('$at is one line without control characters', ({ path, body, schema }) => {
  const issuesWith = (value: string) => schema?.safeParse(withLeaf(body, path, value)).error?.issues ?? []
  for (const value of refused) {
    expect(
      issuesWith(value).map((issue) => issue.path.join('.')),
      JSON.stringify(value),
    ).toEqual([path.join('.')])
  }
  for (const value of taken) {
    if (path.includes('numbers')) continue
    expect(issuesWith(value), value).toEqual([])
  }
})

test('there are names to check, and an invisible one is refused', () => {
  expect(fields.length).toBeGreaterThan(15)
  const [first] = fields.filter(({ at }) => at === 'users.updateProfile firstName')
  const parsed = first?.schema?.safeParse(withLeaf(first.body, first.path, '\u200B \u2060'))
  expect(parsed?.error?.issues.map(({ message }) => message)).toEqual(['First name is required'])
})

test('the migration puts stored names into one line, unless two would become the same', async () => {
  const app = await startTestAppForTest()
  const testHotel = await openTestHotel(app, 2)
  const twin = await testHotel.addType(1, { name: 'Twin' })
  await testHotel.addType(1, { name: 'Suite' })
  const { id } = await testHotel.book()
  await app.sql`UPDATE users SET first_name = ${'Ada\r\n'}, company_name = ${'\u202Eknab'} WHERE id = ${testHotel.owner.id}`
  await app.sql`UPDATE hotels SET name = ${'Villa\nMarenne\u2069'}, city = ${'\u0007'} WHERE id = ${testHotel.hotel.id}`
  await app.sql`UPDATE bookings SET guest_name = ${'Hana\u2028Nakamura'} WHERE id = ${id}`
  await app.sql`UPDATE room_types SET name = ${'Suite\u202E'} WHERE id = ${twin.id}`
  await app.sql`UPDATE room_types SET name = ${'Double\troom'} WHERE id = ${testHotel.type.id}`

  const file = new URL('../../migrations/0028_one_line_names.sql', import.meta.url)
  await app.sql.unsafe(await readFile(file, 'utf8'))

  const [user] = await app.sql`SELECT first_name, company_name FROM users WHERE id = ${testHotel.owner.id}`
  expect(user).toEqual({ first_name: 'Ada', company_name: 'knab' })
  const [hotel] = await app.sql`SELECT name, city FROM hotels WHERE id = ${testHotel.hotel.id}`
  expect(hotel).toEqual({ name: 'Villa Marenne', city: '?' })
  const [booking] = await app.sql`SELECT guest_name FROM bookings WHERE id = ${id}`
  expect(booking).toEqual({ guest_name: 'Hana Nakamura' })
  const types = await app.sql<{ name: string }[]>`
    SELECT name FROM room_types WHERE hotel_id = ${testHotel.hotel.id} ORDER BY name`
  expect(types.map(({ name }) => name).toSorted()).toEqual(['Double room', 'Suite', 'Suite\u202E'])
})
