import type { PricedNights } from '@roomlark/contract/guest-site/guest-hotels'
import { useEffect, useState } from 'react'
import type { StayDatesProps } from './stay-dates-props.ts'

type Asked = Pick<StayDatesProps, 'slug' | 'adults' | 'childAges'>
type Prices = { priced: PricedNights | null; failed: boolean }

/** Thirteen months in one call, made when the calendar is first opened. */
export function usePrices({ slug, adults, childAges }: Asked): Prices {
  const [answer, setAnswer] = useState<Prices>({ priced: null, failed: false })
  useEffect(() => {
    const leaving = new AbortController()
    const query = new URLSearchParams({ adults: String(adults), childAges })
    fetch(`/api/v1/guest/hotels/${slug}/nights?${query}`, { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(response.statusText))))
      .then(({ data }: { data: PricedNights }) => setAnswer({ priced: data, failed: false }))
      .catch(() => leaving.signal.aborted || setAnswer({ priced: null, failed: true }))
    return () => leaving.abort()
  }, [slug, adults, childAges])
  return answer
}
