import { bookings } from '@roomlark/contract/bookings/bookings'
import { companyProfiles } from '@roomlark/contract/bookings/company-profiles'
import { guests } from '@roomlark/contract/bookings/guests'
import { invoiceJournal } from '@roomlark/contract/bookings/invoice-journal'
import { hotels } from '@roomlark/contract/inventory/hotels'
import { people } from '@roomlark/contract/operations/people'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { callPage } from '../lib/call.ts'
import { findKeys } from './keys.ts'

export type FoundKind = 'bookings' | 'guests' | 'companies' | 'invoices' | 'hotels' | 'people'

type Question = { search: string; signal: AbortSignal }

const most = 5
const first = async <Row>(page: Promise<{ data: Row[] }>) => (await page).data
const calls = {
  /** Stays to come first: whoever types a room number rarely means the guests of last summer. */
  async bookings({ search, signal }: Question) {
    const [next, all] = await Promise.all([
      first(callPage(bookings.list, { query: { search, stays: 'to-come', limit: most }, signal })),
      first(callPage(bookings.list, { query: { search, limit: most }, signal })),
    ])
    return [...next, ...all.filter(({ id }) => !next.some((one) => one.id === id))].slice(0, most)
  },
  guests: ({ search, signal }: Question) =>
    first(callPage(guests.list, { query: { search, limit: 3 }, signal })),
  companies: ({ search, signal }: Question) =>
    first(callPage(companyProfiles.list, { query: { search, state: 'active', limit: 3 }, signal })),
  invoices: ({ search, signal }: Question) =>
    first(callPage(invoiceJournal.list, { query: { search, limit: 3 }, signal })),
  hotels: ({ search, signal }: Question) =>
    first(callPage(hotels.list, { query: { search, limit: 3 }, signal })),
  people: ({ search, signal }: Question) => first(callPage(people.list, { query: { search }, signal })),
}

export type Found = { [Kind in FoundKind]?: Awaited<ReturnType<(typeof calls)[Kind]>> }

/** Asks all lists at once that the reader may see; what was found before stays until the next is there. */
export function useFound(search: string, kinds: readonly FoundKind[]) {
  return useQuery({
    queryKey: findKeys.found(search, kinds),
    queryFn:
      search === ''
        ? skipToken
        : async ({ signal }): Promise<Found> => {
            const answers = kinds.map(async (kind) => [kind, await calls[kind]({ search, signal })] as const)
            return Object.fromEntries(await Promise.all(answers))
          },
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  })
}
