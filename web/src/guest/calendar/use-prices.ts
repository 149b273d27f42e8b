import type { Offer } from '@roomlark/contract/bookings/offers'
import type { PricedNights } from '@roomlark/contract/guest-site/guest-hotels'
import { useEffect, useState } from 'react'
import type { ChosenDates, StayDatesProps } from './stay-dates-props.ts'

type Party = Pick<StayDatesProps, 'slug' | 'adults' | 'childAges' | 'rooms' | 'priced'>
type Read<Data> = { data: Data | null; failed: boolean }

/** Thirteen months in one call, made when the calendar is first opened, unless they came with the page. */
export function usePrices({ slug, adults, childAges, priced = null }: Party): Read<PricedNights> {
  const read = useRead<PricedNights>(
    slug && `${slug}/nights?${new URLSearchParams({ adults: String(adults), childAges })}`,
  )
  return priced ? { data: priced, failed: false } : read
}

/** Reads the offers for the chosen dates, the cheapest first. */
export function useOffers(party: Party, { from, until }: ChosenDates): Read<Offer[]> {
  const { slug, adults, childAges, rooms } = party
  const asked = {
    checkInOn: from,
    checkOutOn: until,
    adults: String(adults),
    childAges,
    rooms: String(rooms),
  }
  return useRead<Offer[]>(slug && from && until ? `${slug}/offers?${new URLSearchParams(asked)}` : null)
}

/** Nothing is read without an address. An answer for another one counts no longer. */
function useRead<Data>(address: string | null): Read<Data> {
  const [answer, setAnswer] = useState<Read<Data> & { address?: string }>({ data: null, failed: false })
  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    fetch(`/api/v1/guest/hotels/${address}`, { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
      .then(({ data }: { data: Data }) => setAnswer({ address, data, failed: false }))
      .catch(() => leaving.signal.aborted || setAnswer({ address, data: null, failed: true }))
    return () => leaving.abort()
  }, [address])
  return answer.address === address ? answer : { data: null, failed: false }
}
