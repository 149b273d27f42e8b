import {
  analytics,
  type FilterQuery,
  type OccupancyQuery,
  type Period,
  type PickUpQuery,
  type ReportQuery,
  type TrendPeriod,
} from '@roomlark/contract/analytics'
import { bookings } from '@roomlark/contract/bookings'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callPage } from '../../lib/call.ts'

const slowlyChangingMs = 300_000

/** Everything that is counted begins with `analytics`, so that one event can refresh it all. */
export const analyticsKey = ['analytics']

export function useStats(period: Period) {
  return useQuery({
    queryKey: [...analyticsKey, 'stats', period],
    queryFn: ({ signal }) => call(analytics.dashboard, { query: { period }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useCourses(period: Period, enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: [...analyticsKey, 'courses', period],
    queryFn: ({ signal }) => call(analytics.courses, { query: { period }, signal }),
    placeholderData: keepPreviousData,
  })
}

const arrivalsShown = 4

export function useArrivals() {
  return useQuery({
    queryKey: [...analyticsKey, 'arrivals'],
    queryFn: ({ signal }) => call(bookings.arrivals, { query: { limit: arrivalsShown }, signal }),
    // At midnight the day is another, and nobody says so.
    refetchInterval: slowlyChangingMs,
  })
}

export function useBookingTrends(period: TrendPeriod) {
  return useQuery({
    queryKey: [...analyticsKey, 'booking-trends', period],
    queryFn: ({ signal }) => call(analytics.bookingTrends, { query: { period }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useRevenueBySource(period: Period) {
  return useQuery({
    queryKey: [...analyticsKey, 'revenue-by-source', period],
    queryFn: ({ signal }) => call(analytics.revenueBySource, { query: { period }, signal }),
    placeholderData: keepPreviousData,
  })
}

/** `before`: only what is older than this. */
export function useActivity(limit: number, before?: number) {
  return useQuery({
    queryKey: [...analyticsKey, 'activity', limit, before],
    queryFn: ({ signal }) =>
      callPage(analytics.activity, { query: { limit, ...(before && { before }) }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useReport(query: ReportQuery) {
  return useQuery({
    queryKey: [...analyticsKey, 'report', query],
    queryFn: ({ signal }) => call(analytics.report, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** spec §9: ten. */
export function useTopHotels(query: FilterQuery & { period: Period }) {
  return useQuery({
    queryKey: [...analyticsKey, 'top-hotels', query],
    queryFn: ({ signal }) => call(analytics.topHotels, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function usePickUp(query: PickUpQuery) {
  return useQuery({
    queryKey: [...analyticsKey, 'pick-up', query],
    queryFn: ({ signal }) => call(analytics.pickUp, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useOccupancy(query: OccupancyQuery) {
  return useQuery({
    queryKey: [...analyticsKey, 'occupancy', query],
    queryFn: ({ signal }) => call(analytics.occupancy, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function usePlaces() {
  return useQuery({
    queryKey: ['places'],
    queryFn: ({ signal }) => call(analytics.places, { signal }),
    staleTime: slowlyChangingMs,
  })
}
