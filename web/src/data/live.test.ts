import type { LiveEvent } from '@roomlark/contract/platform/live'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { analyticsKeys, bookingKeys, inventoryKeys, partnershipKeys, profileKeys } from './keys.ts'
import { outdatedBy, refreshWhenTold } from './live.ts'

const shown = {
  list: bookingKeys.list({ page: 1 }),
  day: bookingKeys.day('h1', '2026-06-20'),
  tape: bookingKeys.tape('h1', { fromOn: '2026-06-19', untilOn: '2026-07-03' }),
  panel: bookingKeys.detail('b1'),
  rooms: bookingKeys.housekeeping('h1'),
  states: bookingKeys.roomStates('h1'),
  grid: inventoryKeys.calendar('h1', { fromOn: '2026-06-20', untilOn: '2026-07-03' }),
  rates: inventoryKeys.rates('h1'),
  otherGrid: inventoryKeys.calendar('h2', { fromOn: '2026-06-20', untilOn: '2026-07-03' }),
  ownHotels: partnershipKeys.own({ view: 'hotels' }),
  links: partnershipKeys.links('p1', 30),
  partners: partnershipKeys.ofHotel('h1'),
  partner: partnershipKeys.partner('h1', 'p1'),
  linkTest: partnershipKeys.test('p1', 'l1'),
  profile: profileKeys.security,
}
const ofPartners = ['ownHotels', 'links', 'partners', 'partner'] as const

test.each([
  {
    label: 'a booking',
    event: { type: 'booking', bookingId: 'b1', hotelId: 'h1', kind: 'confirmed' },
    read: ['list', 'day', 'tape', 'panel', 'rooms', 'states', 'grid'],
  },
  {
    label: 'what a hotel sells',
    event: { type: 'inventory', hotelId: 'h1' },
    read: ['list', 'day', 'tape', 'panel', 'rooms', 'states', 'grid', 'rates'],
  },
  { label: 'a cleaned room', event: { type: 'housekeeping', hotelId: 'h1' }, read: ['rooms', 'states'] },
  {
    label: 'whatever was missed',
    event: { type: 'ready', missed: true },
    read: [
      'list',
      'day',
      'tape',
      'panel',
      'rooms',
      'states',
      'grid',
      'rates',
      'otherGrid',
      ...ofPartners,
      'linkTest',
    ],
  },
  { label: 'figures', event: { type: 'analytics' }, read: ofPartners },
  { label: 'a partnership', event: { type: 'partnerships' }, read: [...ofPartners, 'linkTest'] },
  { label: 'nothing missed', event: { type: 'ready', missed: false }, read: [] },
] as const)('an event about $label outdates exactly the queries that show it', ({ event, read }) => {
  const client = new QueryClient()
  for (const queryKey of Object.values(shown)) client.setQueryData(queryKey, {})
  for (const queryKey of outdatedBy(event)) void client.invalidateQueries({ queryKey })
  const outdated = Object.entries(shown).filter(([, key]) => client.getQueryState(key)?.isInvalidated)
  expect(outdated.map(([name]) => name)).toEqual(read)
})

test('an event of a newer server outdates nothing', () => {
  expect(outdatedBy(JSON.parse('{"type":"unheard-of"}'))).toEqual([])
})

test('figures that were being fetched when an event came are fetched again afterwards', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const client = new QueryClient()
  const answers: ((bookings: number) => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey: [...analyticsKeys.all, 'dashboard'],
    queryFn: () => new Promise<number>((resolve) => answers.push(resolve)),
  })
  onTestFinished(observer.subscribe(() => undefined))
  const told: ((event: LiveEvent) => void)[] = []
  const listen = (listener: (event: LiveEvent) => void) => {
    told.push(listener)
    return () => undefined
  }
  onTestFinished(refreshWhenTold(client, listen))

  for (const tell of told) tell({ type: 'analytics' })
  await vi.advanceTimersByTimeAsync(2000)
  expect(answers).toHaveLength(1)
  answers[0]?.(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(answers).toHaveLength(2)
  answers[1]?.(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(observer.getCurrentResult().data).toBe(1)
  expect(answers).toHaveLength(2)
})
