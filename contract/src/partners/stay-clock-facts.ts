import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { Instant } from '../primitives.ts'

const commissionStages = ['expected', 'ended', 'earned', 'payable', 'void'] as const
export const CommissionStage = z.enum(commissionStages)
export type CommissionStage = z.infer<typeof CommissionStage>

const stayOutcomes = ['to-come', 'stayed', 'no-show', 'cancelled'] as const
export const StayOutcome = z.enum(stayOutcomes)
export type StayOutcome = z.infer<typeof StayOutcome>

/** Reason why nothing is owed. */
export const VoidCause = z.enum([
  'free-cancellation',
  'hotel-cancelled',
  'no-show',
  'dispute',
  'hold',
  'refund',
])
export type VoidCause = z.infer<typeof VoidCause>

/** The statement of the affiliate that has the commission, and what became of its payout. */
export const CommissionSettlement = z.object({
  number: z.string(),
  on: IsoDate,
  payOn: IsoDate,
  state: z.enum(['approved', 'carried', 'paid', 'returned']),
  paidOn: z.nullable(IsoDate),
})
export type CommissionSettlement = z.infer<typeof CommissionSettlement>

/** Everything the stay clock of a commission is drawn from; the same for everyone who may see it. */
export const StayClockFacts = z.object({
  stage: CommissionStage,
  outcome: StayOutcome,
  timeZone: z.string(),
  bookedAt: Instant,
  checkInOn: IsoDate,
  checkOutOn: IsoDate,
  /** The hotel's day on which the guest left, cancelled or did not come. */
  endedOn: z.nullable(IsoDate),
  earnedAt: z.nullable(Instant),
  payableAt: z.nullable(Instant),
  /** The holding period that counted when the guest booked. */
  holdDays: z.int(),
  voided: z.nullable(z.object({ at: Instant, cause: VoidCause })),
  /** Time at which a hold ends automatically. */
  heldUntil: z.nullable(Instant),
  dispute: z.nullable(
    z.object({
      side: z.enum(['hotel', 'affiliate']),
      openedAt: Instant,
      answerBy: Instant,
      /** Time from which a proposal takes effect automatically. */
      standsAt: z.nullable(Instant),
    }),
  ),
  /** False where the hotel has paid what it owes, or Roomlark pays in advance. */
  needsHotelPayment: z.boolean(),
  settlement: z.nullable(CommissionSettlement),
})
export type StayClockFacts = z.infer<typeof StayClockFacts>

/** Done has a tick, now a ring, next is hollow; a hold or a dispute pauses the clock, and void stops it. */
export type ClockMark = 'done' | 'now' | 'next' | 'paused' | 'stopped'

export type ClockMoment = {
  mark: ClockMark
  /** `Payable` */
  word: string
  on: string
  /** True where the moment lasts until that day. */
  isUntil?: boolean
  reason: string
  /** The rule that leads to the next moment; null at the last one. */
  wait: string | null
  /** Elapsed part of the wait, from 0 to 1. */
  progress: number
}

export type StayClock = {
  /** `Payable` */
  title: string
  /** The next moment and its time, without a full stop: `paid in 19 days, on Sun 5 July`. */
  summary: string
  /** The same for a row of a list: `paid Sun 5 July`. */
  next: string
  moments: readonly ClockMoment[]
}

/** Writes a day within a sentence; screens use the formats of the account. */
export type ClockFormats = { day: (date: string) => string }
