import { bookings } from '@roomlark/contract/bookings/bookings'
import {
  analytics,
  type FilterQuery,
  type OccupancyQuery,
  type Period,
  type PickUpQuery,
  type ReportQuery,
  type TrendPeriod,
} from '@roomlark/contract/figures/analytics'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall, usePages } from '../lib/use-call.ts'
import { analyticsKeys } from './keys.ts'

const slowlyChangingMs = 300_000

export function useStats(period: Period, enabled: boolean) {
  return useCall(
    [...analyticsKeys.all, 'stats', period],
    analytics.dashboard,
    { query: { period } },
    { enabled, placeholderData: keepPreviousData },
  )
}

export function useSparklines(period: Period, enabled: boolean) {
  return useCall(
    [...analyticsKeys.all, 'sparklines', period],
    analytics.sparklines,
    { query: { period } },
    { enabled, placeholderData: keepPreviousData },
  )
}

const arrivalsShown = 4

export function useArrivals() {
  return useQuery({
    queryKey: [...analyticsKeys.all, 'arrivals'],
    queryFn: ({ signal }) => call(bookings.arrivals, { query: { limit: arrivalsShown }, signal }),
    // The day changes at midnight without an event.
    refetchInterval: slowlyChangingMs,
  })
}

export function useBookingTrends(period: TrendPeriod) {
  return useCall(
    [...analyticsKeys.all, 'booking-trends', period],
    analytics.bookingTrends,
    { query: { period } },
    { placeholderData: keepPreviousData },
  )
}

export function useRevenueBySource(period: Period) {
  return useCall(
    [...analyticsKeys.all, 'revenue-by-source', period],
    analytics.revenueBySource,
    { query: { period } },
    { placeholderData: keepPreviousData },
  )
}

/** `before`: only what is older than this. */
export function useActivity(limit: number, before?: number) {
  return usePages([...analyticsKeys.all, 'activity', limit, before], analytics.activity, {
    query: { limit, ...(before && { before }) },
  })
}

export function useReport(query: ReportQuery) {
  return useCall(
    [...analyticsKeys.all, 'report', query],
    analytics.report,
    { query },
    { placeholderData: keepPreviousData },
  )
}

/** spec §9: ten. */
export function useTopHotels(query: FilterQuery & { period: Period }) {
  return useCall(
    [...analyticsKeys.all, 'top-hotels', query],
    analytics.topHotels,
    { query },
    { placeholderData: keepPreviousData },
  )
}

/** Fetches the top affiliates; the filter by source is dropped, since all of them have the same one. */
export function useTopAffiliates(
  { source: _source, ...query }: FilterQuery & { period: Period },
  enabled: boolean,
) {
  return useCall(
    [...analyticsKeys.all, 'top-affiliates', query],
    analytics.topAffiliates,
    { query },
    { enabled, placeholderData: keepPreviousData },
  )
}

export function usePickUp(query: PickUpQuery) {
  return useCall(
    [...analyticsKeys.all, 'pick-up', query],
    analytics.pickUp,
    { query },
    { placeholderData: keepPreviousData },
  )
}

export function useOccupancy(query: OccupancyQuery) {
  return useCall(
    [...analyticsKeys.all, 'occupancy', query],
    analytics.occupancy,
    { query },
    { placeholderData: keepPreviousData },
  )
}

export function usePlaces() {
  return useCall(analyticsKeys.places, analytics.places, {}, { staleTime: slowlyChangingMs })
}
