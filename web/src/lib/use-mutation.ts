import {
  type DefaultError,
  type QueryKey,
  type UseMutationOptions,
  useQueryClient,
  // biome-ignore lint/style/noRestrictedImports: This is the one place that wraps it.
  useMutation as useQueryMutation,
} from '@tanstack/react-query'
import { useCallback } from 'react'

type Callbacks<Data, Variables> = {
  onSuccess?: (data: Data, variables: Variables) => unknown
  onError?: (error: Error, variables: Variables) => unknown
  onSettled?: () => unknown
}

/**
 * The query library's useMutation drops the callbacks of `mutate` once the component is gone. A row is often
 * gone by then, because its own change has taken it off the list, and the user would never see the outcome.
 */
export function useMutation<Data = unknown, Variables = void, Result = unknown>(
  options: UseMutationOptions<Data, DefaultError, Variables, Result>,
) {
  const mutation = useQueryMutation(options)
  const { mutateAsync } = mutation
  const mutate = useCallback(
    (variables: Variables, { onSuccess, onError, onSettled }: Callbacks<Data, Variables> = {}) => {
      mutateAsync(variables)
        .then(
          (data) => onSuccess?.(data, variables),
          (error: Error) => onError?.(error, variables),
        )
        .then(onSettled)
    },
    [mutateAsync],
  )
  return { ...mutation, mutate }
}

/** A change after which, made or refused, everything under these keys is read again. */
export function useChange<Data, Variables = void>(
  change: (variables: Variables) => Promise<Data>,
  ...outdated: QueryKey[]
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all(outdated.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
