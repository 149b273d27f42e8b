import { setTimeout } from 'node:timers/promises'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'
import { addLink, follow } from '../../../test/tracked-links.ts'
import { waitUntil } from '../../../test/wait.ts'

test('a click that a stopping server answers is in the database', async () => {
  const app = await startTestApp({ trustProxyHops: 1 })
  onTestFinished(() => app.close())
  const stopping = await startTestApp({ trustProxyHops: 1, databaseUrl: app.databaseUrl })
  const { hotel } = await openTestHotel(app, 1)
  const affiliate = await createActor(app, 'affiliate')
  const id = await addLink(app, { affiliateId: affiliate.id, hotelId: hotel.id, code: 'stopping' })
  let answered = 0
  const visit = async (number: number) => {
    const address = `198.51.${Math.floor(number / 250)}.${number % 250}`
    const { status } = await follow(stopping, 'stopping', { 'x-forwarded-for': address })
    expect(status).toBe(302)
    answered += 1
  }
  // The connection is held until the end, so that the clicks are under way when the server is told to stop.
  const sql = postgres(app.databaseUrl, { max: 1, onnotice: () => {} })
  onTestFinished(() => sql.end())
  const lock = await sql.reserve()
  await lock`BEGIN`
  await lock`LOCK TABLE clicks IN SHARE ROW EXCLUSIVE MODE`
  const underWay = Array.from({ length: 100 }, (_, number) => visit(number))
  await waitUntil('the first click to wait', async () => {
    const [row] = await app.sql<[{ waiting: number }]>`
      SELECT count(*)::integer AS waiting FROM pg_locks WHERE NOT granted AND relation = 'clicks'::regclass`
    return row.waiting > 0
  })
  const closing = stopping.close()
  await waitUntil('the drain', () => stopping.health.draining)
  const late = Array.from({ length: 20 }, (_, number) => visit(100 + number))
  // Time for them to arrive: once nothing is under way, the port closes.
  await setTimeout(300)
  await lock`COMMIT`
  lock.release()
  await Promise.all([...underWay, ...late])
  await closing
  expect(answered).toBe(120)
  const [row] =
    await app.sql`SELECT count(*)::integer AS clicks FROM clicks WHERE link_id = ${id} AND counted`
  expect(row?.clicks).toBe(120)
})
