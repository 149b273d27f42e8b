import { importColumns } from '@roomlark/contract/hotel-import'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const good: Record<string, string> = {
  name: 'Casa Brisa',
  description: 'A house, with "quotes"',
  streetAddress: 'Carrer del Port 5',
  city: 'Cadaqués',
  country: 'es',
  latitude: '42.288',
  longitude: '3.279',
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

async function send(text: string, dryRun: boolean) {
  const { token } = await createActor(app)
  const answer = await app.ask('POST', '/api/v1/hotels/import', { token, body: { csv: text, dryRun } })
  const list = await app.ask('GET', '/api/v1/hotels', { token })
  return { ...answer, total: list.body.meta.total, first: list.body.data[0] }
}

describe('POST /hotels/import', () => {
  test('looks without creating, then creates every row', async () => {
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
    expect(real.first).toMatchObject({ country: 'ES', baseCommissionRate: 12.5, isActive: true })
  })

  test('an empty commission rate is the one new hotels begin with', async () => {
    const admin = await createActor(app, 'admin')
    const body = { commissionRate: 8.5, attributionDays: 30, holdDays: 14, platformShare: 20 }
    await app.ask('PUT', '/api/v1/platform/defaults', { token: admin.token, body })
    const { first } = await send(csv([{ ...good, baseCommissionRate: '' }]), false)
    expect(first).toMatchObject({ name: 'Casa Brisa', baseCommissionRate: 8.5 })
  })

  test('names every fault by row and column, and then imports nothing at all', async () => {
    const bad = {
      ...good,
      name: '',
      starRating: 'five',
      cancellationPolicy: 'Sometimes',
      isActive: 'perhaps',
      latitude: '1e400',
      longitude: '',
    }
    const dry = await send(csv([good, bad]), true)
    expect(dry.body.data.rows[1].errors).toMatchObject({
      name: 'Hotel name is required',
      starRating: 'Choose 1 to 5 stars',
      cancellationPolicy: 'Use Flexible, Moderate, Strict, Non-refundable',
    })
    expect(Object.keys(dry.body.data.rows[1].errors).sort()).toEqual(
      ['cancellationPolicy', 'isActive', 'latitude', 'name', 'starRating'].sort(),
    )
    const real = await send(csv([good, bad]), false)
    expect(real.status).toBe(400)
    expect(real.body.message).toContain('Nothing was imported')
    expect(real.total).toBe(0)
  })

  test.each([
    ['', 'The file is empty'],
    ['name,city\nx,y', 'The heading lacks'],
    [importColumns.join(','), 'There is no hotel below the heading.'],
    [`${importColumns.join(',')}\n"unclosed`, 'This is not a readable CSV file'],
    ['\u0000PNG', 'The heading lacks'],
  ])('refuses %j', async (text, message) => {
    const answer = await send(text, true)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(message)
  })

  test('makes all hotels of two imports at once, of the same names in opposite order', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({ ...good, name: `Twin ${index}` }))
    const answers = await Promise.all([send(csv(rows), false), send(csv(rows.toReversed()), false)])
    expect(answers.map(({ status, total }) => ({ status, total }))).toEqual([
      { status: 200, total: 200 },
      { status: 200, total: 200 },
    ])
  })

  test('takes more than 100 KB but not more than a megabyte', async () => {
    const rows = Array.from({ length: 400 }, (_, index) => ({
      ...good,
      name: `House ${index}`,
      houseRules: 'x'.repeat(300),
    }))
    expect((await send(csv(rows), true)).body.data.rows).toHaveLength(400)
    expect((await send('x'.repeat(1_100_000), true)).status).toBe(413)
  })
})
