import { expect, test } from 'vitest'
import { startTestApp, startTestAppForTest } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'
import { addLink, follow } from '../../../test/tracked-links.ts'

test('every click that a stopping server answers is in the database', async () => {
  const app = await startTestAppForTest({ trustProxyHops: 1 })
  const stopping = await startTestApp({ trustProxyHops: 1, databaseUrl: app.databaseUrl })
  const { hotel } = await openTestHotel(app, 1)
  const affiliate = await createActor(app, 'affiliate')
  const id = await addLink(app, { affiliateId: affiliate.id, hotelId: hotel.id, code: 'stopping' })
  const visit = async (number: number): Promise<number | 'port closed'> => {
    const address = `198.51.${Math.floor(number / 250)}.${number % 250}`
    try {
      return (await follow(stopping, 'stopping', { 'x-forwarded-for': address })).status
    } catch {
      return 'port closed'
    }
  }
  const visits = Array.from({ length: 200 }, (_, number) => visit(number))
  await Promise.race(visits)
  const closing = stopping.close()
  const statuses = await Promise.all([
    ...visits,
    ...Array.from({ length: 20 }, (_, more) => visit(200 + more)),
  ])
  await closing
  const answered = statuses.filter((status) => status === 302).length
  expect(new Set(statuses.filter((status) => status !== 'port closed'))).toEqual(new Set([302]))
  expect(answered).toBeGreaterThan(1)
  const [row] =
    await app.sql`SELECT count(*)::integer AS clicks FROM clicks WHERE link_id = ${id} AND counted`
  expect(row?.clicks).toBeGreaterThanOrEqual(answered)
})
