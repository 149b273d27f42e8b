import { type Performance, type PerformanceQuery, performance } from '@roomlark/contract/figures/performance'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { useCall } from '../lib/use-call.ts'
import { analyticsKeys } from './keys.ts'

type Asked = Omit<PerformanceQuery, 'limit'>

/** The most rows that a file has. */
const everyRow = 1000

export function usePerformance(asked: Asked) {
  return useCall(
    [...analyticsKeys.all, 'performance', asked],
    performance.read,
    { query: asked },
    { placeholderData: keepPreviousData },
  )
}

export function usePerformanceChoices() {
  return useCall([...analyticsKeys.all, 'performance-choices'], performance.choices)
}

export function readAllPerformance(asked: Asked): Promise<Performance> {
  return call(performance.read, { query: { ...asked, limit: everyRow } })
}
