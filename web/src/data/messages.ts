import { type BookingMessage, messages } from '@roomlark/contract/bookings/messages'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call.ts'
import { keepAnswer } from '../lib/keep-answer.ts'
import { useCall } from '../lib/use-call.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { bookingKeys } from './keys.ts'

/** The thread with the guest of a booking, oldest first. */
export function useMessages(id: string) {
  return useCall(bookingKeys.messages(id), messages.list, { params: { id } })
}

export function useSendMessage(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => call(messages.send, { params: { id }, body: { text } }),
    onSuccess: (thread) => rememberThread(client, id, thread),
  })
}

/** Marks what the guest wrote as seen, up to the message that is shown last. */
export function useMarkSeen(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (upTo: number) => call(messages.markSeen, { params: { id }, body: { upTo } }),
    onSuccess: (thread) => rememberThread(client, id, thread),
  })
}

function rememberThread(client: QueryClient, id: string, thread: BookingMessage[]): void {
  keepAnswer(client, bookingKeys.messages(id), thread)
}
