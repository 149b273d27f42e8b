import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startLoad } from '../src/load.ts'
import type { Outlet, Shop } from '../src/shop.ts'
import { waitUntil } from '../src/wait.ts'

const outlet = (hotelId: string): Outlet => {
  return { hotelId, roomTypeId: '', ratePlanId: '', partnershipId: '', code: hotelId }
}
const shop: Shop = {
  token: 'owner',
  drawer: 'drawer',
  approver: 'approver',
  large: outlet('large'),
  small: outlet('small'),
  day: () => '2027-01-01',
}

/** A server whose large hotel has so many rooms, and whose small hotel is sold out. */
async function serveHotel(rooms: number) {
  const standing = new Set<string>()
  let soldOut = 0
  const answerTo = (method: string, path: string): { status: number; data?: unknown } => {
    const cancelled = /\/bookings\/([^/]+)\/transitions$/.exec(path)?.[1]
    if (cancelled !== undefined) return { status: standing.delete(cancelled) ? 200 : 409 }
    if (path.startsWith('/r/')) return { status: 302 }
    if (path.includes('/statements')) return { status: 200, data: [] }
    if (path.includes('/payouts')) return { status: 200, data: { id: 'run', state: 'approved' } }
    if (method !== 'POST' || path.includes('/small/')) return { status: 409 }
    if (standing.size === rooms) {
      soldOut += 1
      return { status: 409 }
    }
    const id = randomUUID()
    standing.add(id)
    return { status: 200, data: { id } }
  }
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const { status, data } = answerTo(request.method ?? '', request.url ?? '')
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, soldOut: () => soldOut }
}

test('the load never sells the large hotel out, however long it runs', async () => {
  // Each of those who book, and the test itself, may be about to cancel the oldest.
  const [mostStanding, bookers] = [20, 4]
  const { url, soldOut } = await serveHotel(mostStanding + 2 * bookers + 1)
  const load = startLoad({ shop, urls: () => [url], bookers, mostStanding })
  onTestFinished(load.stop)
  await waitUntil('many more bookings than rooms', () => load.acknowledged.bookings.size > 100)
  expect(await load.bookAt(url)).toBe(true)
  expect(soldOut()).toBe(0)
  expect([...load.unexpected]).toEqual([])
})

test('the load remembers what a server said that did not confirm a booking', async () => {
  const { url } = await serveHotel(0)
  const load = startLoad({ shop, urls: () => [url], bookers: 0 })
  onTestFinished(load.stop)
  expect(await load.bookAt(url)).toBe(false)
  expect(load.lastRefusal(url)).toBe('409 {}')
})
