import * as z from 'zod/mini'
import { Id, Instant } from '../primitives.ts'

export const DisputeState = z.enum(['open', 'answered', 'won', 'lost'])

/** The proof that a paper gives in the answer to a dispute, which has at most one of each kind. */
export const PaperKind = z.enum(['registration', 'stay', 'messages', 'receipt', 'other'])
export type PaperKind = z.infer<typeof PaperKind>

export const DisputePaper = z.object({ kind: PaperKind, name: z.string(), bytes: z.int() })
export type DisputePaper = z.infer<typeof DisputePaper>

export const PaymentDispute = z.object({
  id: Id,
  paymentId: Id,
  bookingId: z.nullable(Id),
  reference: z.nullable(z.string()),
  guestName: z.nullable(z.string()),
  amountCents: z.int(),
  currency: z.string(),
  /** The card holder's reason as the payment service names it, such as `fraudulent`. */
  reason: z.string(),
  state: DisputeState,
  answerBy: z.nullable(Instant),
  answer: z.string(),
  answeredAt: z.nullable(Instant),
  papers: z.array(DisputePaper),
  openedAt: Instant,
  decidedAt: z.nullable(Instant),
})
export type PaymentDispute = z.infer<typeof PaymentDispute>
