import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Cents } from '../money.ts'
import { Id, Version } from '../primitives.ts'

/** How many questions are listed; the next ones follow when these are answered. */
export const listedQuestions = 50

/** A stay that is over although nobody has recorded an arrival, or a departure. It is not billed until the hotel says. */
export const StayQuestion = z.object({
  bookingId: Id,
  reference: z.string(),
  version: Version,
  /** Only the hotel itself sees who was to come. */
  guestName: z.nullable(z.string()),
  /** Whether the guest arrived, so that only the departure is in question. */
  isCheckedIn: z.boolean(),
  roomNames: z.array(z.string()),
  partnerName: z.string(),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  currency: z.string(),
  /** The room price without taxes: the hotel cannot have kept more. */
  roomCents: z.int(),
  /** What the hotel would owe for the whole stay. */
  grossCents: z.int(),
  ratePercent: z.number(),
})
export type StayQuestion = z.infer<typeof StayQuestion>

export const stayAnswers = ['stayed', 'no-show', 'left-early'] as const

/** How a stay went whose dates are over. */
export const StayAnswer = z
  .strictObject({
    answer: z.enum(stayAnswers, 'Say how the stay went'),
    /** What the hotel kept of the room price, without taxes and extras, of a guest who left early. */
    keptCents: z.optional(Cents),
    version: Version,
  })
  .check(
    z.refine(({ answer, keptCents }) => (answer === 'left-early') === (keptCents !== undefined), {
      path: ['keptCents'],
      message: 'Enter what you kept of a guest who left early, and only then',
    }),
  )
export type StayAnswer = z.infer<typeof StayAnswer>

const keepers = ['hotel', 'admin'] as const

export const stayQuestions = {
  list: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/statements/questions',
    keys: 'commissions',
    access: keepers,
    permission: 'see-books',
    launch: ['partnerships'],
    summary: 'Stays through partners that are over although nobody has recorded how they went; at most 50',
    params: z.strictObject({ hotelId: Id }),
    response: z.array(StayQuestion),
    meta: z.object({ total: z.int() }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/statements/questions/:bookingId',
    access: keepers,
    permission: 'decide-partners',
    launch: ['partnerships'],
    summary: 'Say how a stay went whose dates are over, so that it is billed or not',
    params: z.strictObject({ hotelId: Id, bookingId: Id }),
    body: StayAnswer,
    example: { answer: 'left-early', keptCents: 19_600, version: 3 },
    response: z.null(),
  }),
}
