import type { DayView } from '@roomlark/contract/bookings/front-desk'
import { dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { HousekeepingBoard } from '@roomlark/contract/inventory/housekeeping'
import { say } from '@roomlark/contract/say'
import type { Query, QueryClient } from '@tanstack/react-query'
import { bookingKeys, hotelKeys } from '../../data/keys.ts'
import { pageLanguage } from '../../lib/formats.ts'
import { startServiceWorker } from '../../lib/service-worker.ts'
import { copyDay, copyRooms } from './copied-parts.ts'
import { keepPart } from './sealed-copy.ts'

/** They are put there anew with every visit, so that the offline page is never older than the last one. */
const files = ['/offline.html', '/offline.css', '/offline.js']

/** Keeps copies of the day and the rooms that are seen from now on, until the function it returns is called. */
export function keepCopy(client: QueryClient, token: string): () => void {
  prepare().catch(() => undefined)
  const queries = client.getQueryCache()
  const look = (query: Query) => keepSeen(client, query, token)
  queries.getAll().forEach(look)
  return queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') look(event.query)
  })
}

async function prepare(): Promise<void> {
  await startServiceWorker()
  const cache = await caches.open('offline-files')
  await cache.addAll(files)
  // They name nobody, and the page needs them after signing out too.
  const words = {
    language: pageLanguage,
    offline: say('You are offline.'),
    text: say('This page opens by itself as soon as the connection is back.'),
    again: say('Try again'),
  }
  await cache.put('/offline-words', Response.json(words))
}

function keepSeen(client: QueryClient, { queryKey, state }: Query, token: string): void {
  const [, view, hotelId] = queryKey
  if (typeof hotelId !== 'string' || state.data === undefined) return
  const hotel = client.getQueryData<Hotel>(hotelKeys.detail(hotelId))
  if (!hotel) return
  const isKey = (key: readonly unknown[]) => JSON.stringify(key) === JSON.stringify(queryKey)
  const today = dateIn(hotel.timeZone, new Date())
  if (view === 'day' && isKey(bookingKeys.day(hotelId, today))) {
    keepPart('day', copyDay(hotel, state.data as DayView, state.dataUpdatedAt), token)
  }
  if (view === 'housekeeping' && isKey(bookingKeys.housekeeping(hotelId))) {
    keepPart('rooms', copyRooms(hotel, state.data as HousekeepingBoard, state.dataUpdatedAt), token)
  }
}
