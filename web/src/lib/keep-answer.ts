import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Stores the answer of a change. A read under way may have begun before the change, and its answer would undo it,
 * so it is given up and made again.
 */
export function keepAnswer<Answer>(client: QueryClient, queryKey: QueryKey, answer: Answer): void {
  const isBeingRead = client.isFetching({ queryKey, exact: true }) > 0
  client.setQueryData(queryKey, answer)
  if (isBeingRead) void client.invalidateQueries({ queryKey, exact: true })
}
