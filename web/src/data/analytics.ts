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
import { call, callPage } from '../lib/call.ts'
import { analyticsKeys } from './keys.ts'

const slowlyChangingMs = 300_000

export function useStats(period: Period, enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: [...analyticsKeys.all, 'stats', period],
    queryFn: ({ signal }) => call(analytics.dashboard, { query: { period }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useSparklines(period: Period, enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: [...analyticsKeys.all, 'sparklines', period],
    queryFn: ({ signal }) => call(analytics.sparklines, { query: { period }, signal }),
    placeholderData: keepPreviousData,
  })
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
  return useQuery({
    queryKey: [...analyticsKeys.all, 'booking-trends', period],
    queryFn: ({ signal }) => call(analytics.bookingTrends, { query: { period }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useRevenueBySource(period: Period) {
  return useQuery({
    queryKey: [...analyticsKeys.all, 'revenue-by-source', period],
    queryFn: ({ signal }) => call(analytics.revenueBySource, { query: { period }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** `before`: only what is older than this. */
export function useActivity(limit: number, before?: number) {
  return useQuery({
    queryKey: [...analyticsKeys.all, 'activity', limit, before],
    queryFn: ({ signal }) =>
      callPage(analytics.activity, { query: { limit, ...(before && { before }) }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useReport(query: ReportQuery) {
  return useQuery({
    queryKey: [...analyticsKeys.all, 'report', query],
    queryFn: ({ signal }) => call(analytics.report, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** spec §9: ten. */
export function useTopHotels(query: FilterQuery & { period: Period }) {
  return useQuery({
    queryKey: [...analyticsKeys.all, 'top-hotels', query],
    queryFn: ({ signal }) => call(analytics.topHotels, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Fetches the top affiliates; the filter by source is dropped, since all of them have the same one. */
export function useTopAffiliates(
  { source: _source, ...query }: FilterQuery & { period: Period },
  enabled: boolean,
) {
  return useQuery({
    enabled,
    queryKey: [...analyticsKeys.all, 'top-affiliates', query],
    queryFn: ({ signal }) => call(analytics.topAffiliates, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function usePickUp(query: PickUpQuery) {
  return useQuery({
    queryKey: [...analyticsKeys.all, 'pick-up', query],
    queryFn: ({ signal }) => call(analytics.pickUp, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useOccupancy(query: OccupancyQuery) {
  return useQuery({
    queryKey: [...analyticsKeys.all, 'occupancy', query],
    queryFn: ({ signal }) => call(analytics.occupancy, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function usePlaces() {
  return useQuery({
    queryKey: analyticsKeys.places,
    queryFn: ({ signal }) => call(analytics.places, { signal }),
    staleTime: slowlyChangingMs,
  })
}
