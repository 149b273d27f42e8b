import { type Performance, type PerformanceQuery, performance } from '@roomlark/contract/figures/performance'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { analyticsKeys } from './keys.ts'

type Asked = Omit<PerformanceQuery, 'limit'>

/** The most rows that a file has. */
const everyRow = 1000

export function usePerformance(asked: Asked) {
  return useQuery({
    queryKey: [...analyticsKeys.all, 'performance', asked],
    queryFn: ({ signal }) => call(performance.read, { query: asked, signal }),
    placeholderData: keepPreviousData,
  })
}

export function usePerformanceChoices() {
  return useQuery({
    queryKey: [...analyticsKeys.all, 'performance-choices'],
    queryFn: ({ signal }) => call(performance.choices, { signal }),
  })
}

export function readAllPerformance(asked: Asked): Promise<Performance> {
  return call(performance.read, { query: { ...asked, limit: everyRow } })
}
