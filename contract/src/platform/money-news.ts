import * as z from 'zod/mini'
import { IsoDate } from '../dates.ts'
import { isolate } from '../isolate.ts'
import { SignalKind } from '../signal-kinds.ts'
import { signalWords } from '../signal-words.ts'
import type { WordFormats } from '../word-formats.ts'

const Amount = { cents: z.int(), currency: z.string() }
const Reference = { reference: z.string() }
const Side = z.enum(['hotel', 'affiliate', 'admin'])

/** An event that concerns somebody's money. Nothing here names a guest; `moneyNewsWords` puts it into words. */
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
  z.strictObject({ news: z.literal('payout-approved'), number: z.string(), ...Amount, payOn: IsoDate }),
  z.strictObject({
    news: z.literal('payout-carried'),
    number: z.string(),
    ...Amount,
    reason: z.enum(['under-minimum', 'no-details', 'cooling-off', 'suspended']),
  }),
  z.strictObject({ news: z.literal('payout-paid'), number: z.string(), ...Amount }),
  z.strictObject({ news: z.literal('payout-returned'), number: z.string(), ...Amount }),
  z.strictObject({ news: z.literal('details-needed'), ...Amount }),
  /** The particulars are the name of the guest. */
  z.strictObject({ news: z.literal('deposit-due'), ...Reference, ...Amount, dueOn: IsoDate }),
  /** For the administrator who approved a large run, which turned out to be another one by then. */
  z.strictObject({ news: z.literal('run-not-approved'), number: z.string() }),
])
export type MoneyNews = z.infer<typeof MoneyNews>

type Words = { title: string; detail: string }

/** The particulars are what somebody wrote, such as the reason of a decision; null if it was erased. */
export function moneyNewsWords(
  news: MoneyNews,
  { hotel, note }: { hotel: string | null; note: string | null },
  formats: WordFormats,
): Words {
  const at = hotel === null ? '' : ` at ${isolate(hotel)}`
  const why = note === null ? '' : ` ${isolate(note)}`
  const amount = 'cents' in news ? formats.money(news.cents, news.currency) : ''
  switch (news.news) {
    case 'hold-opened':
      return {
        title: `${amount} for ${news.reference}${at} is on hold`,
        detail: `${news.kinds.map((kind) => signalWords[kind]).join(', ')}. It is released automatically on ${formats.day(news.releasesOn)} unless we decide otherwise. You can answer.`,
      }
    case 'hold-answered':
      return { title: `The hold of ${news.reference} was answered`, detail: 'Open it to read the answer.' }
    case 'hold-ended':
      return news.outcome === 'voided'
        ? { title: `The commission for ${news.reference}${at} is void`, detail: why.trim() }
        : {
            title: `The commission for ${news.reference}${at} is released`,
            detail: news.outcome === 'released' ? why.trim() : 'The review period ended without a finding.',
          }
    case 'dispute-opened':
      return {
        title: `The ${news.by === 'affiliate' ? 'partner' : 'hotel'} disputes the commission for ${news.reference}${at}`,
        detail: `You can answer until ${formats.day(news.answerBy)}.${why}`,
      }
    case 'dispute-answered':
      return { title: `New answer about ${news.reference}${at}`, detail: `From ${sideWords[news.by]}.${why}` }
    case 'dispute-proposed':
      return {
        title: `Proposal for ${news.reference}${at}: ${amount}`,
        detail: `It takes effect automatically on ${formats.day(news.standsOn)} unless somebody answers.${why}`,
      }
    case 'dispute-accepted':
      return {
        title: `The proposal for ${news.reference}${at} was accepted`,
        detail: `By ${sideWords[news.by]}. It is settled once both sides have accepted.`,
      }
    case 'dispute-ended':
      return {
        title: `The dispute about ${news.reference}${at} is ${endWords[news.outcome]}`,
        detail: `The commission is ${amount}.${why}`,
      }
    case 'statement-closed':
      return {
        title: `Statement ${news.number}${at} is closed: ${amount}`,
        detail: news.cents > 0 ? `Please pay by ${formats.day(news.dueOn)}.` : 'There is nothing to pay.',
      }
    case 'statement-reminder':
      return {
        title: `Statement ${news.number}${at}: ${amount} ${news.isOverdue ? 'is overdue' : 'is due'}`,
        detail: `It ${news.isOverdue ? 'was' : 'is'} due on ${formats.day(news.dueOn)}.`,
      }
    case 'pause-announced':
      return {
        title: `Bookings through partners${at} pause on ${formats.day(news.pausesOn)}`,
        detail: `Unless statement ${news.number} is paid before: ${amount}, due on ${formats.day(news.dueOn)}.`,
      }
    case 'bookings-paused':
      return {
        title: `Bookings through partners${at} are paused`,
        detail: `Statement ${news.number} is overdue. They resume when it is paid.`,
      }
    case 'partner-bookings-paused':
      return {
        title: `New bookings${at} earn nothing for now`,
        detail: 'The hotel has not paid its commission. Bookings made before still count.',
      }
    case 'bookings-resumed':
      return { title: `Bookings through partners${at} count again`, detail: 'The overdue statement is paid.' }
    case 'payment-recorded':
      return { title: `Payment received: ${amount}`, detail: `For statement ${news.number}${at}.` }
    case 'payment-returned':
      return {
        title: `A payment of ${amount} was returned`,
        detail: `Statement ${news.number}${at} is open again.${why}`,
      }
    case 'payout-approved':
      return {
        title: `${amount} is on its way to you`,
        detail: `Statement ${news.number}, to be paid on ${formats.day(news.payOn)}.`,
      }
    case 'payout-carried':
      return {
        title: `${amount} is carried over to the next payout`,
        detail: `Statement ${news.number}: ${carriedWords[news.reason]}`,
      }
    case 'payout-paid':
      return { title: `${amount} was paid to you`, detail: `Statement ${news.number}.` }
    case 'payout-returned':
      return {
        title: `Your payout of ${amount} came back`,
        detail: `Statement ${news.number}. Check your payout details; it is paid with the next run.${why}`,
      }
    case 'details-needed':
      return {
        title: `${amount} is waiting for your payout details`,
        detail: 'Add them to be paid with the next run.',
      }
    case 'deposit-due':
      return {
        title: `The deposit of ${amount} for ${news.reference}${at} is due`,
        detail: `It was asked for until ${formats.day(news.dueOn)} and no payment is recorded.${note === null ? '' : ` Guest: ${isolate(note)}.`}`,
      }
    case 'run-not-approved':
      return {
        title: `${news.number} was not approved`,
        detail: 'It changed while it was being approved. Check it again, then approve it.',
      }
  }
}

const sideWords = { hotel: 'the hotel', affiliate: 'the partner', admin: 'Roomlark' } as const
const endWords = { settled: 'settled', rejected: 'rejected', withdrawn: 'withdrawn' } as const
const carriedWords = {
  'under-minimum': 'it is below the minimum for a payout.',
  'no-details': 'there are no payout details yet.',
  'cooling-off': 'the new payout details are not in use yet.',
  suspended: 'the account is suspended.',
} as const
