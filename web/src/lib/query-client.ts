import { QueryClient } from '@tanstack/react-query'

// spec §7: queries retry once and do not refetch on window focus.
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } })
}
