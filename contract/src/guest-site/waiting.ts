import * as z from 'zod/mini'
import type { StayQuery } from '../bookings/offers.ts'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { PageMeta, PageNumber, pageLimit } from '../paging.ts'
import { Id, Instant } from '../primitives.ts'

export const waitingLimits = {
  /** A room that came free is held for the guest who is told of it. */
  holdMinutes: 120,
  /** A guest has to confirm the address within this time. */
  confirmHours: 48,
} as const

/** Told: a room is held. Missed: it was held, and the guest did not book it in time. */
const waitingStates = ['waiting', 'told', 'missed', 'booked'] as const
export const WaitingState = z.enum(waitingStates)
export type WaitingState = z.infer<typeof WaitingState>

/** A guest who waits for a room on dates that are full, as the desk sees it. */
export const WaitingGuest = z.object({
  id: Id,
  hotelId: Id,
  hotelName: z.string(),
  email: z.string(),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  adults: z.int(),
  childAges: z.array(z.int()),
  rooms: z.int(),
  state: WaitingState,
  /** The guest who waits longest is told first. */
  since: Instant,
  /** The end of the hold, while there is one. */
  heldUntil: z.nullable(Instant),
})
export type WaitingGuest = z.infer<typeof WaitingGuest>

export const StrikeInput = z.strictObject({
  /** The guest is told by email, in their language. */
  mailsGuest: z.boolean(),
})
export type StrikeInput = z.infer<typeof StrikeInput>

/** The page behind the link in the emails of a waiting list; its entry is null once the guest is not on the list. */
export type WaitingPage = {
  kind: 'waiting'
  token: string
  entry: {
    hotel: { name: string; slug: string }
    stay: StayQuery
    /** Asked: the address is not confirmed yet. */
    state: 'asked' | WaitingState
    /** The path of the checkout, while a room is held. */
    checkoutPath: string | null
  } | null
}

/** Outcomes of a guest's wish to wait, said on the hotel's page. */
export const waitingNews = ['asked', 'wrong', 'later'] as const
export type WaitingNews = (typeof waitingNews)[number]

export const waiting = {
  list: endpoint({
    method: 'GET',
    path: '/waiting-guests',
    access: ['hotel', 'admin'],
    launch: ['bookings'],
    keys: 'bookings',
    permission: 'see-bookings',
    summary: 'List the guests who wait for a room, by date and then by who asked first',
    query: z.strictObject({ hotelId: z.optional(Id), page: PageNumber, limit: pageLimit(100, 20) }),
    response: z.array(WaitingGuest),
    meta: PageMeta,
  }),
  strike: endpoint({
    method: 'POST',
    path: '/waiting-guests/:id/strike',
    access: ['hotel'],
    launch: ['bookings'],
    keys: 'bookings',
    permission: 'work-desk',
    summary: 'Take a guest off the waiting list; a room that is held for them is the next guest’s',
    params: z.strictObject({ id: Id }),
    body: StrikeInput,
    response: z.null(),
  }),
}
