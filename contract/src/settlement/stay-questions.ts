import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { Cents } from '../money.ts'
import { Id, Version } from '../primitives.ts'
import { say } from '../say.ts'

/** Number of questions listed; further ones follow when these are answered. */
export const listedQuestions = 50

/** A stay that has ended without a recorded arrival or departure. It is not billed until the hotel answers. */
export const StayQuestion = z.object({
  bookingId: Id,
  reference: z.string(),
  version: Version,
  /** Only the hotel itself sees who was to come. */
  guestName: z.nullable(z.string()),
  /** True if the guest arrived, so that only the departure is in question. */
  isCheckedIn: z.boolean(),
  roomNames: z.array(z.string()),
  partnerName: z.string(),
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  currency: z.string(),
  /** The room price without taxes: the hotel cannot have kept more. */
  roomCents: z.int(),
  /** Commission that the hotel would owe for the whole stay. */
  grossCents: z.int(),
  ratePercent: z.number(),
})
export type StayQuestion = z.infer<typeof StayQuestion>

const stayAnswers = ['stayed', 'no-show', 'left-early'] as const

/** The hotel's answer about a stay whose dates have passed. */
export const StayAnswer = z
  .strictObject({
    answer: z.enum(stayAnswers, say('Say how the stay went')),
    /** Part of the room price that the hotel kept, without taxes and extras, if the guest left early. */
    keptCents: z.optional(Cents),
    version: Version,
  })
  .check(
    z.refine(({ answer, keptCents }) => (answer === 'left-early') === (keptCents !== undefined), {
      path: ['keptCents'],
      message: say('Enter what you kept of a guest who left early, and only then'),
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
    summary: 'Stays through partners that have ended without a recorded outcome; at most 50',
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
    summary: 'Record the outcome of a stay whose dates have passed, so that it is billed or not',
    params: z.strictObject({ hotelId: Id, bookingId: Id }),
    body: StayAnswer,
    example: { answer: 'left-early', keptCents: 19_600, version: 3 },
    response: z.null(),
  }),
}
