import { demo } from '@roomlark/contract/operations/demo'
import { useCall } from '../lib/use-call.ts'

const everyMs = 4000

/** Asks again every few seconds while the page is visible, and stops when a request fails. */
export function useMailbox() {
  return useCall(
    ['demo-mailbox'],
    demo.listMessages,
    {},
    {
      refetchInterval: (query) => (query.state.status === 'error' ? false : everyMs),
      select: (messages) => messages.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt)),
    },
  )
}

export function messagePageUrl(id: string): string {
  return `/api/v1/demo/mailbox/${encodeURIComponent(id)}/html`
}
