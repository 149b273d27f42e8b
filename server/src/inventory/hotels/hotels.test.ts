import { TimeZone } from '@roomlark/contract/places'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { hotelInput } from '../../../test/hotel-input.ts'
import { createHotel } from '../../../test/hotels.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const nobodys = '0d000000-0000-4000-8000-00000000ffff'

describe('POST /hotels', () => {
  test('creates a hotel and returns every field as it was sent', async () => {
    const { token } = await createActor(app)
    const { contactPhone, ...input } = hotelInput()
    const hotel = await createHotel(app, token)
    expect(hotel).toMatchObject(input)
    expect(hotel).toMatchObject({ contactPhone, images: [], photos: [], version: 1, owner: null })
    const read = await app.ask('GET', `/api/v1/hotels/${hotel.id}`, { token })
    expect(read.body.data).toEqual(hotel)
  })

  test.each([
    ['Straße İstanbul Łódź Øre', 'strasse-istanbul-lodz-ore'],
    ['Œuvre Ægir Đà Nẵng Diyarbakır Þórsmörk', 'oeuvre-aegir-da-nang-diyarbakir-thorsmork'],
    ['Cafe\u0301 & Co. 😀', 'cafe-co'],
    [`${'x'.repeat(59)} tower`, 'x'.repeat(59)],
  ])('turns %s into %s', async (name, slug) => {
    const { token } = await createActor(app)
    expect((await createHotel(app, token, { name })).slug).toBe(slug)
  })

  test('a name without Latin letters also gets an address', async () => {
    const { token } = await createActor(app)
    expect((await createHotel(app, token, { name: '東京' })).slug).toMatch(/^hotel(-[0-9a-f]{6})?$/)
  })

  test('tries other addresses if one is taken, and gives up with a message', async () => {
    const { token } = await createActor(app)
    await app.sql.unsafe(`
      CREATE SEQUENCE tries;
      CREATE FUNCTION pretend_taken() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN IF nextval('tries') <= 4 OR NEW.name = 'Never' THEN RETURN NULL; END IF; RETURN NEW; END $$;
      CREATE TRIGGER pretend_taken BEFORE INSERT ON hotels FOR EACH ROW EXECUTE FUNCTION pretend_taken()`)
    onTestFinished(async () => void (await app.sql`DROP TRIGGER pretend_taken ON hotels`))
    expect((await createHotel(app, token, { name: 'Fifth' })).slug).toMatch(/^fifth-[0-9a-f]{6}$/)
    const never = await app.ask('POST', '/api/v1/hotels', { token, body: hotelInput({ name: 'Never' }) })
    expect(never.status).toBe(409)
    expect((await app.ask('GET', '/api/v1/hotels', { token })).body.meta.total).toBe(1)
  })

  test.each([null, 'text', []])('refuses %j for a hotel', async (body) => {
    const { token } = await createActor(app)
    expect((await app.ask('POST', '/api/v1/hotels', { token, body })).status).toBe(400)
  })

  test('accepts coordinates on the equator and the meridian, and none', async () => {
    const { token } = await createActor(app)
    for (const place of [
      { latitude: 0, longitude: 0 },
      { latitude: null, longitude: null },
    ])
      expect(await createHotel(app, token, place)).toMatchObject(place)
  })

  test('keeps each facility once, in the order given', async () => {
    const { token } = await createActor(app)
    const hotel = await createHotel(app, token, { amenities: ['wifi', 'pool', 'wifi'] })
    expect(hotel.amenities).toEqual(['wifi', 'pool'])
  })

  test('lists places nearby from the nearest, and keeps them for a change that does not name them', async () => {
    const { token } = await createActor(app)
    const places = [
      { kind: 'station', name: 'Napoli Centrale', meters: 1200 },
      { kind: 'beach', meters: 350 },
    ]
    const { body } = await app.ask('POST', '/api/v1/hotels', {
      token,
      body: { ...hotelInput(), nearby: places },
    })
    const kept = [{ kind: 'beach', name: '', meters: 350 }, places[0]]
    expect(body.data.nearby).toEqual(kept)
    const change = (changes: object) =>
      app.ask('PUT', `/api/v1/hotels/${body.data.id}`, { token, body: { ...hotelInput(), ...changes } })
    expect((await change({ version: 1, name: 'Marenne' })).body.data).toMatchObject({
      name: 'Marenne',
      nearby: kept,
    })
    expect((await change({ version: 2, nearby: [] })).body.data.nearby).toEqual([])
  })

  test('gives two hotels with the same name different addresses', async () => {
    const { token } = await createActor(app)
    const first = await createHotel(app, token, { name: "Hôtel d'Été" })
    const second = await createHotel(app, token, { name: "Hôtel d'Été" })
    expect(first.slug).toBe('hotel-d-ete')
    expect(second.slug).toMatch(/^hotel-d-ete-[0-9a-f]{6}$/)
  })

  test.each([
    ['name', { name: ' ' }, 'Hotel name is required'],
    ['country', { country: 'ZZ' }, 'Choose a country'],
    ['country', { country: 'EU' }, 'Choose a country'],
    ['name', { name: 'Half \ud800' }, 'This contains a character that cannot be stored'],
    ['timeZone', { timeZone: 'Europe/Atlantis' }, 'Choose a time zone'],
    ['timeZone', { timeZone: 'AET' }, 'Choose a time zone'],
    ['timeZone', { timeZone: 'US/Pacific-New' }, 'Choose a time zone'],
    ['timeZone', { timeZone: 'europe/rome' }, 'Choose a time zone'],
    ['currency', { currency: 'XXX1' }, 'Choose a currency'],
    ['currency', { currency: 'ZZZ' }, 'Choose a currency'],
    ['childrenPolicy', { childrenPolicy: 'never' }, expect.any(String)],
    [
      'cancellationPolicy.noShowFee.percent',
      { cancellationPolicy: makePolicy(33.333) },
      'Use at most two decimals',
    ],
    ['cancellationPolicy.noShowFee.percent', { cancellationPolicy: makePolicy(101) }, 'Use 0 to 100 percent'],
    ['starRating', { starRating: 6 }, 'Choose 1 to 5 stars'],
    ['nearby.0.kind', { nearby: [{ kind: 'volcano', meters: 5 }] }, 'This is not in the catalogue'],
    [
      'nearby.0.meters',
      { nearby: [{ kind: 'beach', meters: 0 }] },
      'Enter a distance such as 350 m or 1.2 km, up to 300 km',
    ],
    [
      'nearby',
      { nearby: Array.from({ length: 13 }, () => ({ kind: 'beach', meters: 5 })) },
      'Use at most 12 places',
    ],
    ['starRating', { starRating: 4.5 }, 'Choose 1 to 5 stars'],
    ['baseCommissionRate', { baseCommissionRate: 50.01 }, 'Enter a rate from 0 to 50 percent'],
    ['baseCommissionRate', { baseCommissionRate: 12.345 }, 'Use at most two decimals'],
    ['latitude', { latitude: 91 }, 'Enter a latitude from -90 to 90'],
    ['longitude', { longitude: null }, 'Enter a longitude as well, or neither'],
    ['latitude', { latitude: null }, 'Enter a latitude as well, or neither'],
    ['longitude', { longitude: null, name: '' }, 'Enter a longitude as well, or neither'],
    ['longitude', { longitude: undefined }, 'Enter a longitude from -180 to 180'],
    ['checkInTime', { checkInTime: '25:00' }, 'Enter a time like 15:00'],
    ['contactPhone', { contactPhone: 'abc' }, 'Enter a phone number like +39 089 875 000'],
    ['contactPhone', { contactPhone: '+12' }, 'Enter a phone number like +39 089 875 000'],
    ['contactEmail', { contactEmail: 'desk' }, 'Please enter a valid email address'],
    ['amenities.0', { amenities: ['helipad'] }, 'This is not in the catalogue'],
    ['description', { description: 'x'.repeat(1201) }, 'Use at most 1,200 characters'],
    ['description', { description: 'a\0b' }, 'This contains a character that cannot be stored'],
    ['name', { name: 'half a \ud83d smile' }, 'This contains a character that cannot be stored'],
    ['houseRules', { houseRules: 'a\0b' }, 'This contains a character that cannot be stored'],
    ['surprise', { surprise: 1 }, '"surprise" is not expected here'],
  ])('refuses %s %j', async (field, change, message) => {
    const { token } = await createActor(app)
    const answer = await app.ask('POST', '/api/v1/hotels', { token, body: { ...hotelInput(), ...change } })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'validation_failed', fields: { [field]: message } })
    const list = await app.ask('GET', '/api/v1/hotels', { token })
    expect(list.body.meta.total).toBe(0)
  })

  test('accepts every time zone offered, and PostgreSQL knows them all', async () => {
    const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')]
    expect(zones.filter((name) => !TimeZone.safeParse(name).success)).toEqual([])
    const rows =
      await app.sql`SELECT count(now() AT TIME ZONE name)::integer AS n FROM unnest(${zones}::text[]) AS name`
    expect(rows[0]?.n).toBe(zones.length)
  })

  test('stores two decimals of the commission exactly', async () => {
    const { token } = await createActor(app)
    for (const baseCommissionRate of [0, 0.29, 8.15, 19.99, 50]) {
      expect((await createHotel(app, token, { baseCommissionRate })).baseCommissionRate).toBe(
        baseCommissionRate,
      )
    }
  })
})

describe('GET /hotels', () => {
  test('pages by ten, newest first, with correct totals even past the end', async () => {
    const { token } = await createActor(app)
    for (let index = 1; index <= 12; index += 1) await createHotel(app, token, { name: `House ${index}` })
    const first = await app.ask('GET', '/api/v1/hotels', { token })
    expect(first.body.meta).toEqual({ total: 12, totalPages: 2, page: 1, limit: 10 })
    expect(first.body.data[0].name).toBe('House 12')
    const second = await app.ask('GET', '/api/v1/hotels?page=2', { token })
    expect(second.body.data.map((hotel: { name: string }) => hotel.name)).toEqual(['House 2', 'House 1'])
    const beyond = await app.ask('GET', '/api/v1/hotels?page=9&search=house', { token })
    expect(beyond.body).toMatchObject({ data: [], meta: { total: 12, totalPages: 2, page: 9 } })
  })

  test.each([
    ['page', 'page=0'],
    ['page', 'page=x'],
    ['page', 'page=1.5'],
    ['page', 'page=-1'],
    ['page', 'page=0x10'],
    ['page', 'page=1e2'],
    ['page', 'page='],
    ['page', 'page=+2'],
    ['page', 'page=1000001'],
    ['page', 'page=1&page=2'],
    ['limit', 'limit=101'],
    ['limit', 'limit=0'],
    ['limit', 'limit=0b11'],
    ['colour', 'colour=red'],
    ['search', 'search=%00'],
  ])('refuses %s in ?%s', async (field, query) => {
    const { token } = await createActor(app)
    const answer = await app.ask('GET', `/api/v1/hotels?${query}`, { token })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('finds words of name, city and country in any order, ignoring accents and case, with % _ \\ literal', async () => {
    const { token } = await createActor(app)
    await createHotel(app, token, { name: 'Fjordlys Cabins', city: 'Flåm', country: 'NO' })
    await createHotel(app, token, { name: 'Casa 100% Brisa', city: 'Cadaqués', country: 'ES' })
    await createHotel(app, token, { name: 'Under_score \\ House', city: 'Galway', country: 'IE' })
    const found = async (search: string) => {
      const answer = await app.ask('GET', `/api/v1/hotels?search=${encodeURIComponent(search)}`, { token })
      return answer.body.data.map((hotel: { name: string }) => hotel.name)
    }
    expect(await found('FLAM')).toEqual(['Fjordlys Cabins'])
    expect(await found('norway cab')).toEqual(['Fjordlys Cabins'])
    expect(await found('cádaques casa spain')).toEqual(['Casa 100% Brisa'])
    expect(await found('100%')).toEqual(['Casa 100% Brisa'])
    expect(await found('%')).toEqual(['Casa 100% Brisa'])
    expect(await found('_')).toEqual(['Under_score \\ House'])
    expect(await found('％')).toEqual(['Casa 100% Brisa'])
    expect(await found('＿')).toEqual(['Under_score \\ House'])
    expect(await found('\\')).toEqual(['Under_score \\ House'])
    await createHotel(app, token, { name: 'Москва Палас', city: '東京', country: 'JP' })
    expect(await found('мОСк')).toEqual(['Москва Палас'])
    expect(await found('東京 палас')).toEqual(['Москва Палас'])
    expect(await found('ly å')).toEqual(['Fjordlys Cabins'])
    expect(await found('norway spain')).toEqual([])
    expect(await found('   ')).toHaveLength(4)
    expect(await found("'; DROP TABLE hotels; --")).toEqual([])
  })

  test('shows a hotel account its own hotels, and an admin all, with owners and filters', async () => {
    const [mine, other, admin] = [
      await createActor(app),
      await createActor(app, 'hotel', { firstName: 'Grace', lastName: 'Hopper' }),
      await createActor(app, 'admin'),
    ]
    await createHotel(app, mine.token, { name: 'Zebra Mine' })
    await createHotel(app, other.token, { name: 'Zebra Other', isActive: false })
    const own = await app.ask('GET', '/api/v1/hotels?search=zebra', { token: mine.token })
    expect(own.body.data).toMatchObject([{ name: 'Zebra Mine', owner: null }])
    const peek = await app.ask('GET', `/api/v1/hotels?owner=${other.id}`, { token: mine.token })
    expect(peek.body.data).toMatchObject([{ name: 'Zebra Mine' }])
    const all = await app.ask('GET', '/api/v1/hotels?search=zebra', { token: admin.token })
    expect(all.body.data).toMatchObject([
      { name: 'Zebra Other', owner: { id: other.id, name: 'Grace Hopper', email: other.email } },
      { name: 'Zebra Mine', owner: { id: mine.id } },
    ])
    const byOwner = await app.ask('GET', `/api/v1/hotels?owner=${other.id}`, { token: admin.token })
    expect(byOwner.body.meta.total).toBe(1)
    const closed = await app.ask('GET', '/api/v1/hotels?search=zebra&status=inactive', { token: admin.token })
    expect(closed.body.data).toMatchObject([{ name: 'Zebra Other' }])
  })
})

describe("another owner's hotel", () => {
  test.each([
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['PUT', '/active'],
    ['GET', '/activity'],
  ])('is not found for %s %s', async (method, rest) => {
    const [owner, stranger] = [await createActor(app), await createActor(app)]
    const hotel = await createHotel(app, owner.token)
    const bodies: Record<string, unknown> = {
      '': { ...hotelInput({ name: 'Taken' }), version: 1 },
      '/active': { isActive: false },
    }
    const body = method === 'PUT' ? bodies[rest] : undefined
    for (const id of [hotel.id, nobodys]) {
      const answer = await app.ask(method, `/api/v1/hotels/${id}${rest}`, { token: stranger.token, body })
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({
        success: false,
        code: 'not_found',
        message: 'We could not find that hotel.',
      })
    }
    const still = await app.ask('GET', `/api/v1/hotels/${hotel.id}`, { token: owner.token })
    expect(still.body.data).toEqual(hotel)
  })

  test('is accessible to an admin', async () => {
    const [owner, admin] = [await createActor(app), await createActor(app, 'admin')]
    const hotel = await createHotel(app, owner.token)
    const answer = await app.ask('PUT', `/api/v1/hotels/${hotel.id}`, {
      token: admin.token,
      body: { ...hotelInput({ name: 'Renamed' }), version: 1 },
    })
    expect(answer.body.data).toMatchObject({ name: 'Renamed', owner: { id: owner.id } })
  })
})

describe('PUT /hotels/{id}', () => {
  test('increments the version, and refuses a change based on an older one', async () => {
    const { token } = await createActor(app)
    const hotel = await createHotel(app, token)
    const change = (name: string, version: number) =>
      app.ask('PUT', `/api/v1/hotels/${hotel.id}`, { token, body: { ...hotelInput({ name }), version } })
    expect((await change('Second', 1)).body.data).toMatchObject({ name: 'Second', version: 2 })
    const stale = await change('Third', 1)
    expect(stale.status).toBe(409)
    expect(stale.body.code).toBe('conflict')
    expect(stale.body.message).toContain('Somebody changed this hotel')
  })

  test('lets one of two concurrent changes win', async () => {
    const { token } = await createActor(app)
    const hotel = await createHotel(app, token)
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((name) =>
        app.ask('PUT', `/api/v1/hotels/${hotel.id}`, {
          token,
          body: { ...hotelInput({ name }), version: 1 },
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('accepts what was read unchanged, even without a phone', async () => {
    const { token } = await createActor(app)
    const { contactPhone: _none, ...input } = hotelInput()
    const made = await app.ask('POST', '/api/v1/hotels', { token, body: input })
    const hotel = made.body.data
    expect(hotel.contactPhone).toBeNull()
    const fields = Object.fromEntries(Object.keys(hotelInput()).map((name) => [name, hotel[name]]))
    const body = { ...fields, version: hotel.version }
    const answer = await app.ask('PUT', `/api/v1/hotels/${hotel.id}`, { token, body })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toMatchObject(fields)
  })

  test('refuses a single coordinate in a change too', async () => {
    const { token } = await createActor(app)
    const hotel = await createHotel(app, token)
    const body = { ...hotelInput({ latitude: null }), version: hotel.version }
    const answer = await app.ask('PUT', `/api/v1/hotels/${hotel.id}`, { token, body })
    expect(answer.body.fields).toEqual({ latitude: 'Enter a latitude as well, or neither' })
  })

  test('needs the version', async () => {
    const { token } = await createActor(app)
    const hotel = await createHotel(app, token)
    const answer = await app.ask('PUT', `/api/v1/hotels/${hotel.id}`, { token, body: hotelInput() })
    expect(answer.body.fields).toEqual({ version: 'The version is missing' })
    const body = { ...hotelInput(), version: 2_147_483_648 }
    const beyond = await app.ask('PUT', `/api/v1/hotels/${hotel.id}`, { token, body })
    expect(beyond.body.fields).toEqual({ version: 'This version does not exist' })
  })
})

describe('PUT /hotels/{id}/active and GET /hotels/{id}/activity', () => {
  test('opens and closes, and remembers who did what', async () => {
    const { token } = await createActor(app, 'hotel', { firstName: 'Amara', lastName: 'Okafor' })
    const hotel = await createHotel(app, token)
    const closed = await app.ask('PUT', `/api/v1/hotels/${hotel.id}/active`, {
      token,
      body: { isActive: false },
    })
    expect(closed.body.data).toMatchObject({ isActive: false, version: 2 })
    const again = await app.ask('PUT', `/api/v1/hotels/${hotel.id}/active`, {
      token,
      body: { isActive: false },
    })
    expect(again.body.data.version).toBe(2)
    await app.ask('PUT', `/api/v1/hotels/${hotel.id}`, {
      token,
      body: { ...hotelInput({ isActive: false, city: 'Amalfi', starRating: 4 }), version: 2 },
    })
    const activity = await app.ask('GET', `/api/v1/hotels/${hotel.id}/activity`, { token })
    expect(activity.body.data).toMatchObject([
      { action: 'updated', actor: 'Amara Okafor', fields: ['city', 'starRating'] },
      { action: 'deactivated', fields: [] },
      { action: 'created', fields: [] },
    ])
  })
})

describe('DELETE /hotels/{id}', () => {
  test('deletes a hotel that nobody has booked', async () => {
    const { token } = await createActor(app)
    const hotel = await createHotel(app, token)
    const answer = await app.ask('DELETE', `/api/v1/hotels/${hotel.id}`, { token })
    expect(answer.body.data).toEqual({ outcome: 'removed' })
    expect((await app.ask('GET', `/api/v1/hotels/${hotel.id}`, { token })).status).toBe(404)
    expect((await app.ask('DELETE', `/api/v1/hotels/${hotel.id}`, { token })).status).toBe(404)
  })

  test('archives a hotel that other records refer to: it leaves the list, but nothing is lost', async () => {
    const { token } = await createActor(app)
    const hotel = await createHotel(app, token)
    await app.sql`CREATE TABLE held_on_to (hotel_id uuid REFERENCES hotels)`
    await app.sql`INSERT INTO held_on_to VALUES (${hotel.id})`
    const answer = await app.ask('DELETE', `/api/v1/hotels/${hotel.id}`, { token })
    expect(answer.body.data).toEqual({ outcome: 'archived' })
    expect((await app.ask('GET', `/api/v1/hotels/${hotel.id}`, { token })).status).toBe(404)
    expect((await app.ask('GET', '/api/v1/hotels', { token })).body.meta.total).toBe(0)
    expect(await app.sql`SELECT 1 FROM hotels WHERE id = ${hotel.id}`).toHaveLength(1)
  })
})

function makePolicy(percent: number) {
  return { steps: [], noShowFee: { kind: 'percent', percent } }
}
