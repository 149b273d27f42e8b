import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Id, Instant, MessageText, RowNumber } from '../primitives.ts'

/** A message between the guest and the hotel about a booking. */
export const BookingMessage = z.object({
  id: z.int(),
  byGuest: z.boolean(),
  author: z.string(),
  /** Null once the guest's data was erased. */
  text: z.nullable(z.string()),
  at: Instant,
  /** True if anybody at the hotel has seen it. */
  isSeen: z.boolean(),
})
export type BookingMessage = z.infer<typeof BookingMessage>

const BookingParams = z.strictObject({ id: Id })
const keepers = ['hotel', 'admin'] as const

export const messages = {
  list: endpoint({
    method: 'GET',
    path: '/bookings/:id/messages',
    access: keepers,
    permission: 'see-bookings',
    launch: ['bookings'],
    summary: 'The messages between the guest and the hotel about a booking, oldest first',
    params: BookingParams,
    response: z.array(BookingMessage),
  }),
  send: endpoint({
    method: 'POST',
    path: '/bookings/:id/messages',
    access: keepers,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Write to the guest, who gets it by email and answers on the page of the booking',
    params: BookingParams,
    body: z.strictObject({ text: MessageText }),
    response: z.array(BookingMessage),
  }),
  markSeen: endpoint({
    method: 'POST',
    path: '/bookings/:id/messages/seen',
    access: keepers,
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'Mark the messages of the guest up to one as seen by the hotel',
    params: BookingParams,
    body: z.strictObject({ upTo: RowNumber }),
    response: z.array(BookingMessage),
  }),
}
