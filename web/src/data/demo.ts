import { demo } from '@roomlark/contract/operations/demo'
import { useQuery } from '@tanstack/react-query'
import { isNotThere } from '../lib/api-error.ts'
import { call } from '../lib/call.ts'

const everyMs = 4000

/** Asks again every few seconds while the page is visible, and stops when a request fails. */
export function useMailbox() {
  return useQuery({
    queryKey: ['demo-mailbox'],
    queryFn: ({ signal }) => call(demo.listMessages, { signal }),
    retry: (failures, error) => failures < 1 && !isNotThere(error),
    refetchInterval: (query) => (query.state.status === 'error' ? false : everyMs),
    select: (messages) => messages.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt)),
  })
}

export function messagePageUrl(id: string): string {
  return `/api/v1/demo/mailbox/${encodeURIComponent(id)}/html`
}
