import { hotelColumns, importLimits } from '@roomlark/contract/inventory/hotel-import'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'

const importColumns = Object.keys(hotelColumns)

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const good: Record<string, string> = {
  name: 'Casa Brisa',
  description: 'A testHotel, with "quotes"',
  streetAddress: 'Carrer del Port 5',
  city: 'Cadaqués',
  country: 'es',
  latitude: '42.288',
  longitude: '3.279',
  nearby: 'station 12 km Girona; Centre 350',
  timeZone: 'Europe/Madrid',
  currency: 'eur',
  starRating: '3',
  amenities: 'wifi; pool',
  contactEmail: 'desk@brisa.example',
  contactPhone: '',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  houseRules: 'Line one\nLine two',
  childrenPolicy: 'welcome',
  petsPolicy: 'welcome',
  cancellationPolicy: 'flexible',
  baseCommissionRate: '12.5',
  isActive: 'yes',
}

function csv(rows: Record<string, string>[], delimiter = ','): string {
  const cell = (value: string) => `"${value.replaceAll('"', '""')}"`
  const lines = rows.map((row) => importColumns.map((column) => cell(row[column] ?? '')).join(delimiter))
  return [importColumns.join(delimiter), ...lines].join('\r\n')
}

async function send(text: string, dryRun: boolean, equalRows?: 'skip' | 'import', as?: { token: string }) {
  const { token } = as ?? (await createActor(app))
  const body = { csv: text, dryRun, ...(equalRows && { equalRows }) }
  const answer = await app.ask('POST', '/api/v1/hotels/import', { token, body })
  const list = await app.ask('GET', '/api/v1/hotels', { token })
  const hotels: { name: string }[] = list.body.data
  const names = hotels.map(({ name }) => name)
  return { ...answer, total: list.body.meta.total, first: list.body.data[0], names }
}

describe('POST /hotels/import', () => {
  test('checks without creating anything, then creates every row', async () => {
    const text = `\uFEFF${csv([good, { ...good, name: 'Second' }], ';')}`
    const dry = await send(text, true)
    expect(dry.body.data).toMatchObject({
      created: 0,
      rows: [{ line: 2, name: 'Casa Brisa', errors: {} }, { errors: {} }],
    })
    expect(dry.total).toBe(0)
    const real = await send(text, false)
    expect(real.body.data.created).toBe(2)
    expect(real.total).toBe(2)
    expect(real.names).toEqual(['Casa Brisa', 'Second'])
    expect(real.first).toMatchObject({ country: 'ES', baseCommissionRate: 12.5, isActive: true })
    const kept = await app.sql`SELECT nearby FROM hotels WHERE id = ${real.first.id}`
    expect(kept[0]?.nearby).toEqual([
      { kind: 'centre', name: '', meters: 350 },
      { kind: 'station', name: 'Girona', meters: 12_000 },
    ])
  })

  test('an empty commission rate becomes the default for new hotels', async () => {
    const admin = await createActor(app, 'admin')
    const body = { commissionRate: 8.5, attributionDays: 30, holdDays: 14, platformShare: 20 }
    await app.ask('PUT', '/api/v1/platform/defaults', { token: admin.token, body })
    const { first } = await send(csv([{ ...good, baseCommissionRate: '' }]), false)
    expect(first).toMatchObject({ name: 'Casa Brisa', baseCommissionRate: 8.5 })
  })

  test('names every error by row and column, and imports nothing at all', async () => {
    const bad = {
      ...good,
      name: '',
      starRating: 'five',
      cancellationPolicy: 'Sometimes',
      isActive: 'perhaps',
      latitude: '1e400',
      longitude: '',
      nearby: 'somewhere near',
    }
    const dry = await send(csv([good, bad]), true)
    expect(dry.body.data.rows[1].errors).toMatchObject({
      name: 'Hotel name is required',
      starRating: 'Choose 1 to 5 stars',
      cancellationPolicy: 'Use Flexible, Moderate, Strict, Non-refundable',
    })
    expect(Object.keys(dry.body.data.rows[1].errors).sort()).toEqual(
      ['cancellationPolicy', 'isActive', 'latitude', 'name', 'nearby', 'starRating'].sort(),
    )
    const real = await send(csv([good, bad]), false)
    expect(real.status).toBe(400)
    expect(real.body.message).toContain('Nothing was imported')
    expect(real.total).toBe(0)
  })

  test('reports the line on which each row begins, despite blank lines and multi-line cells', async () => {
    const [heading = '', row = ''] = csv([{ ...good, houseRules: 'One' }]).split('\r\n')
    const broad = row.replace('"One"', '"One\r\nTwo\nThree"')
    for (const end of ['\n', '\r\n']) {
      const text = ['', heading, '', '', broad, ' ', row, broad, row, ''].join(end)
      const { rows } = (await send(text, true)).body.data
      expect(rows).toMatchObject([5, 9, 10, 13].map((line) => ({ line, name: 'Casa Brisa', errors: {} })))
      expect((await send(text, false, 'import')).total).toBe(4)
    }
  })

  test('finds too few and too many cells along with the errors of other rows', async () => {
    const [heading = '', row = ''] = csv([good]).replace('\nLine two', '').split('\r\n')
    const text = [heading, row, '"Short",x', `${row},extra`, row.replace('"3"', '"9"')].join('\n')
    const dry = await send(text, true)
    expect(dry.status).toBe(200)
    expect(dry.body.data.rows).toEqual([
      { line: 2, name: 'Casa Brisa', errors: {}, equalTo: null },
      {
        line: 3,
        name: 'Short',
        errors: {
          row: `There are too few cells: 2 instead of the ${importColumns.length} of the header row`,
        },
        equalTo: null,
      },
      {
        line: 4,
        name: 'Casa Brisa',
        errors: {
          row: `There are too many cells: ${importColumns.length + 1} instead of the ${importColumns.length} of the header row`,
        },
        equalTo: null,
      },
      { line: 5, name: 'Casa Brisa', errors: { starRating: 'Choose 1 to 5 stars' }, equalTo: null },
    ])
    const real = await send(text, false)
    expect(real.body).toMatchObject({
      code: 'validation_failed',
      message: 'Nothing was imported: line 3 has an error.',
      fields: { row: `There are too few cells: 2 instead of the ${importColumns.length} of the header row` },
    })
    expect(real.total).toBe(0)
  })

  test.each([
    ['colour', 'The header row has unknown columns: "colour".'],
    ['Name', 'The header row repeats columns: "Hotel name".'],
    ['', 'The header row has unknown columns: one without a name.'],
    ['city', 'The header row repeats columns: "City".'],
    ['a,b,c,d,e,f,g', 'unknown columns: "a", "b", "c", "d", "e" and 2 more.'],
    ['x'.repeat(90), `unknown columns: "${'x'.repeat(40)}…".`],
  ])('refuses a heading with %j in addition', async (column, message) => {
    const text = csv([{ ...good, houseRules: '' }]).replace('\r\n', `,${column}\r\n`)
    for (const dryRun of [true, false]) {
      const answer = await send(text, dryRun)
      expect(answer.status).toBe(400)
      expect(answer.body.message).toContain(message)
      expect(answer.total).toBe(0)
    }
  })

  test('accepts 500 hotels, and not one more', async () => {
    const rows = Array.from({ length: importLimits.rows + 1 }, (_, index) => ({
      ...good,
      name: `Row ${index}`,
    }))
    expect((await send(csv(rows.slice(1)), true)).body.data.rows).toHaveLength(importLimits.rows)
    for (const dryRun of [true, false]) {
      const answer = await send(csv(rows), dryRun)
      expect(answer.status).toBe(400)
      expect(answer.body.message).toBe('Import at most 500 hotels at a time.')
      expect(answer.total).toBe(0)
    }
  })

  test('points out duplicates of other rows or of the account’s hotels, and imports none unasked', async () => {
    const owner = await createActor(app)
    const mine = await send(csv([{ ...good, name: 'Casa Azul' }]), false, undefined, owner)
    const [{ id }] = (await app.ask('GET', '/api/v1/hotels', { token: owner.token })).body.data
    expect(mine.total).toBe(1)
    const text = csv([
      { ...good, houseRules: '' },
      { ...good, houseRules: '', city: 'CADAQUES', starRating: '4' },
      { ...good, houseRules: '', streetAddress: 'Carrer del Port 6' },
      { ...good, houseRules: '', name: 'casa azul' },
    ])
    const dry = await send(text, true, undefined, owner)
    expect(dry.body.data.rows.map(({ equalTo }: { equalTo: unknown }) => equalTo)).toEqual([
      null,
      { line: 2, hotelId: null },
      null,
      { line: null, hotelId: id },
    ])
    const unasked = await send(text, false, undefined, owner)
    expect(unasked.status).toBe(409)
    expect(unasked.body.message).toContain('line 3 is identical to line 2')
    expect(unasked.total).toBe(1)
    const skipped = await send(text, false, 'skip', owner)
    expect(skipped.body.data.created).toBe(2)
    expect(skipped.total).toBe(3)
    expect((await send(text, false, 'import', owner)).total).toBe(7)
  })

  test('duplicates nothing if one file is sent twice concurrently', async () => {
    const owner = await createActor(app)
    const text = csv([{ ...good, name: 'Once' }])
    const answers = await Promise.all([
      send(text, false, undefined, owner),
      send(text, false, undefined, owner),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await app.ask('GET', '/api/v1/hotels', { token: owner.token })).body.meta.total).toBe(1)
  })

  test('gives hotels with the same name in one file different addresses', async () => {
    const { token } = await createActor(app)
    const body = {
      csv: csv(Array.from({ length: 3 }, () => ({ ...good, name: 'Same' }))),
      dryRun: false,
      equalRows: 'import',
    }
    expect((await app.ask('POST', '/api/v1/hotels/import', { token, body })).body.data.created).toBe(3)
    const list = await app.ask('GET', '/api/v1/hotels', { token })
    const slugs: string[] = list.body.data.map((hotel: { slug: string }) => hotel.slug)
    expect(slugs.toSorted()).toEqual(['same', ...Array(2).fill(expect.stringMatching(/^same-[0-9a-f]{6}$/))])
    expect(new Set(slugs).size).toBe(3)
  })

  test.each(['hotels', 'audit_log'])('leaves nothing if %s fails midway', async (table) => {
    const { token, id } = await createActor(app)
    const names = ['First', 'Failing', 'Last']
    await app.sql.unsafe(`
      CREATE FUNCTION fail_midway() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN IF to_jsonb(NEW)::text LIKE '%Failing%' THEN RAISE 'disk full'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER a_failing BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION fail_midway()`)
    onTestFinished(async () => void (await app.sql`DROP FUNCTION fail_midway CASCADE`))
    const body = { csv: csv(names.map((name) => ({ ...good, name }))), dryRun: false }
    const answer = await app.ask('POST', '/api/v1/hotels/import', { token, body })
    expect(answer.status).toBe(500)
    expect((await app.ask('GET', '/api/v1/hotels', { token })).body.meta.total).toBe(0)
    expect(
      await app.sql`SELECT 1 FROM audit_log WHERE actor_id = ${id} AND action = 'hotel.imported'`,
    ).toHaveLength(0)
  })

  test.each([
    ['', 'The file is empty'],
    ['name,city\nx,y', 'These columns are missing'],
    [importColumns.join(','), 'There are no hotels below the header row.'],
    [`${importColumns.join(',')}\n"unclosed`, 'This is not a readable CSV file'],
    ['\u0000PNG', 'These columns are missing'],
  ])('refuses %j', async (text, message) => {
    const answer = await send(text, true)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(message)
  })

  test('creates all hotels of two concurrent imports with the same names in opposite order', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({ ...good, name: `Twin ${index}` }))
    const answers = await Promise.all([send(csv(rows), false), send(csv(rows.toReversed()), false)])
    expect(answers.map(({ status, total }) => ({ status, total }))).toEqual([
      { status: 200, total: 200 },
      { status: 200, total: 200 },
    ])
  })

  test('accepts more than 100 KB but not more than a megabyte', async () => {
    const rows = Array.from({ length: 400 }, (_, index) => ({
      ...good,
      name: `House ${index}`,
      houseRules: 'x'.repeat(300),
    }))
    expect((await send(csv(rows), true)).body.data.rows).toHaveLength(400)
    expect((await send('x'.repeat(1_100_000), true)).status).toBe(413)
  })
})
