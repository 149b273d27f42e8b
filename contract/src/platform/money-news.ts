import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { PaymentFailure } from '../payment-failures.ts'
import { PayoutReturnCode } from '../payout-returns.ts'
import { SignalKind } from '../signal-kinds.ts'

const Amount = { cents: z.int(), currency: z.string() }
const Reference = { reference: z.string() }
const Side = z.enum(['hotel', 'affiliate', 'admin'])

/** An event that concerns somebody's money. Nothing here names a guest; `money-news-words.ts` puts it into words. */
export const MoneyNews = z.discriminatedUnion('news', [
  z.strictObject({
    news: z.literal('hold-opened'),
    ...Reference,
    ...Amount,
    releasesOn: IsoDate,
    kinds: z.array(SignalKind),
  }),
  z.strictObject({ news: z.literal('hold-answered'), ...Reference }),
  z.strictObject({
    news: z.literal('hold-ended'),
    ...Reference,
    outcome: z.enum(['released', 'released-by-itself', 'voided']),
  }),
  z.strictObject({ news: z.literal('dispute-opened'), ...Reference, by: Side, answerBy: IsoDate }),
  z.strictObject({ news: z.literal('dispute-answered'), ...Reference, by: Side }),
  z.strictObject({ news: z.literal('dispute-proposed'), ...Reference, ...Amount, standsOn: IsoDate }),
  z.strictObject({ news: z.literal('dispute-accepted'), ...Reference, by: Side }),
  z.strictObject({
    news: z.literal('dispute-ended'),
    ...Reference,
    outcome: z.enum(['settled', 'rejected', 'withdrawn']),
    ...Amount,
  }),
  z.strictObject({ news: z.literal('statement-closed'), number: z.string(), ...Amount, dueOn: IsoDate }),
  z.strictObject({
    news: z.literal('statement-reminder'),
    number: z.string(),
    ...Amount,
    dueOn: IsoDate,
    isOverdue: z.boolean(),
  }),
  z.strictObject({ news: z.literal('bookings-paused'), number: z.string() }),
  /** The same for the partners of the hotel. */
  z.strictObject({ news: z.literal('partner-bookings-paused') }),
  z.strictObject({
    news: z.literal('pause-announced'),
    number: z.string(),
    ...Amount,
    dueOn: IsoDate,
    pausesOn: IsoDate,
  }),
  z.strictObject({ news: z.literal('bookings-resumed') }),
  z.strictObject({ news: z.literal('payment-recorded'), number: z.string(), ...Amount }),
  z.strictObject({ news: z.literal('payment-returned'), number: z.string(), ...Amount }),
  z.strictObject({
    news: z.literal('charge-announced'),
    number: z.string(),
    ...Amount,
    chargesOn: IsoDate,
    brand: z.string(),
    digits: z.string(),
  }),
  /** A card was declined while its holder was away, or a debit came back before it arrived. */
  z.strictObject({
    news: z.literal('statement-payment-failed'),
    number: z.string(),
    ...Amount,
    failure: PaymentFailure,
  }),
  z.strictObject({ news: z.literal('payout-approved'), number: z.string(), ...Amount, payOn: IsoDate }),
  z.strictObject({
    news: z.literal('payout-carried'),
    number: z.string(),
    ...Amount,
    reason: z.enum(['under-minimum', 'no-details', 'cooling-off', 'suspended']),
  }),
  z.strictObject({ news: z.literal('payout-paid'), number: z.string(), ...Amount }),
  /** Without a code, the particulars say why. */
  z.strictObject({
    news: z.literal('payout-returned'),
    number: z.string(),
    code: z.optional(PayoutReturnCode),
    ...Amount,
  }),
  z.strictObject({ news: z.literal('details-needed'), ...Amount }),
  /** The particulars are the name of the guest. */
  z.strictObject({ news: z.literal('deposit-due'), ...Reference, ...Amount, dueOn: IsoDate }),
  /** Here and in the next kinds, a guest has paid online, or should have; the particulars are the name of the guest. */
  z.strictObject({ news: z.literal('online-paid'), ...Reference, ...Amount }),
  z.strictObject({ news: z.literal('online-failed'), ...Reference, ...Amount, failure: PaymentFailure }),
  z.strictObject({ news: z.literal('refund-failed'), ...Reference, ...Amount }),
  /** The holder of a card disputes a payment; without a day, nothing can be answered. */
  z.strictObject({
    news: z.literal('card-dispute'),
    ...Reference,
    ...Amount,
    /** Named apart from the day of a dispute between a hotel and an affiliate, which is always there. */
    answerUntil: z.nullable(IsoDate),
  }),
  z.strictObject({
    news: z.literal('card-dispute-ended'),
    ...Reference,
    ...Amount,
    outcome: z.enum(['won', 'lost']),
  }),
  /** For the administrator who approved a large run, which turned out to be another one by then. */
  z.strictObject({ news: z.literal('run-not-approved'), number: z.string() }),
])
export type MoneyNews = z.infer<typeof MoneyNews>
