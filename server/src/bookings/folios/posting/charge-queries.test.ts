import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { openTestHotel } from '../../../../test/test-hotel.ts'
import { openDatabase } from '../../../db/database.ts'
import { chargeExtra } from '../desk.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a charge takes the same number of queries, however many lines the folio has', async () => {
  const testHotel = await openTestHotel(app)
  const { id } = await testHotel.book({ checkInOn: testHotel.day(0), checkOutOn: testHotel.day(2) })
  let queries = 0
  const countQuery = () => {
    queries += 1
    return undefined
  }
  const tracer = {
    follow: countQuery,
    transaction: <T>(work: (run: () => void) => Promise<T>) => work(() => {}),
  }
  const database = openDatabase(app.databaseUrl, 1, { tracer })
  const { id: ownerId } = testHotel.owner
  const ctx = {
    ...app.services,
    sql: database.pool,
    actor: { userId: ownerId, userType: 'hotel' as const, sessionId: ownerId, mfaEnabled: true },
    origin: { requestId: 'test', address: '127.0.0.1', userAgent: 'test' },
  }
  async function countCharge(): Promise<number> {
    queries = 0
    const charge = {
      position: 1,
      extraId: null,
      name: 'Minibar',
      quantity: 1,
      unitCents: 1450,
      vatPercent: 10,
    }
    await chargeExtra(ctx, id, charge, randomUUID())
    return queries
  }
  try {
    await countCharge()
    const atFirst = await countCharge()
    expect(atFirst).toBeGreaterThan(0)
    for (let line = 0; line < 30; line += 1) await countCharge()
    expect(await countCharge()).toBe(atFirst)
  } finally {
    await database.close()
  }
})
