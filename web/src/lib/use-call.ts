import type { DataOf, Endpoint, MetaOf } from '@roomlark/contract/endpoint'
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type CallInput, call, callPage } from './call.ts'

type Asked<E extends Endpoint> = Omit<CallInput<E>, 'signal'>
type Options<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>
type Rest<E extends Endpoint, Data> =
  Record<never, never> extends Asked<E>
    ? [input?: Asked<E>, options?: Options<Data>]
    : [input: Asked<E>, options?: Options<Data>]
type Page<E extends Endpoint> = { data: DataOf<E>; meta: MetaOf<E> }

/** Reads what an endpoint answers, and keeps it under a key. */
export function useCall<E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  ...[input, options]: Rest<E, DataOf<E>>
) {
  return useQuery<DataOf<E>>({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, ...([{ ...input, signal }] as never)),
    ...options,
  })
}

/** Reads a list that comes with its number of pages. */
export function useCallPage<E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  ...[input, options]: Rest<E, Page<E>>
) {
  return useQuery<Page<E>>({
    queryKey,
    queryFn: ({ signal }) => callPage(endpoint, ...([{ ...input, signal }] as never)),
    ...options,
  })
}

/** Reads a list page by page; the one before stays until the next has come. */
export function usePages<E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  ...[input, options]: Rest<E, Page<E>>
) {
  return useCallPage(
    queryKey,
    endpoint,
    ...([input, { placeholderData: keepPreviousData, ...options }] as never),
  )
}
