import type { CommissionReceipt, ReceiptChange, ReceiptSource } from './commission-receipt.ts'
import { daysBetween } from './dates.ts'
import type { WordFormats } from './word-formats.ts'

export type ReceiptFormats = WordFormats & {
  /** `Sat 2 May 2026 at 08:39`, by the clock of the hotel. */
  moment: (at: string) => string
  percent: (value: number) => string
}

/** One of the five facts that a commission rests on. */
export type ReceiptFact = {
  fact: 'click' | 'window' | 'rule' | 'rate' | 'base'
  label: string
  title: string
  detail: string
  value: string | null
}

export function receiptFacts(receipt: CommissionReceipt, formats: ReceiptFormats): ReceiptFact[] {
  const { source, amounts, hotelName, clock } = receipt
  const isFee = clock.outcome === 'cancelled' || clock.outcome === 'no-show'
  return [
    { fact: 'click', label: 'Click', ...clickWords(source, formats), value: null },
    { fact: 'window', label: 'Window', ...windowWords(receipt, formats), value: null },
    { fact: 'rule', label: 'Rule', ...ruleWords[ruleOf(source)], value: null },
    {
      fact: 'rate',
      label: 'Rate',
      title: source.isOwnRate ? `Rate agreed with ${receipt.partnerName}` : `Base rate of ${hotelName}`,
      detail: 'Frozen when the guest booked. Later changes do not touch it.',
      value: formats.percent(source.ratePercent),
    },
    {
      fact: 'base',
      label: 'Base',
      title: isFee ? 'What the hotel kept' : 'Room revenue the hotel kept',
      detail: 'Without taxes and extras, after refunds.',
      value: formats.money(amounts.baseCents, amounts.currency),
    },
  ]
}

function clickWords({ click, method, promoCode }: ReceiptSource, { moment }: ReceiptFormats) {
  if (click)
    return {
      title: moment(click.at),
      detail:
        method === 'embed'
          ? `In the availability box with the link ${click.linkCode}.`
          : `On the link ${click.linkCode}.`,
    }
  if (method === 'promo-code')
    return { title: `Promo code ${promoCode ?? ''}`.trim(), detail: 'It needs no click.' }
  if (method === 'desk') return { title: 'No click', detail: 'The hotel took the booking itself.' }
  return { title: 'Not kept', detail: 'The booking is from before clicks were kept with it.' }
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

function windowWords({ source, clock }: CommissionReceipt, { moment }: ReceiptFormats) {
  const { click, windowDays } = source
  if (!click) return { title: 'Not needed', detail: `A click would count for ${windowDays} days.` }
  const clickedAt = Date.parse(click.at)
  const until = new Date(clickedAt + windowDays * day).toISOString()
  return {
    title: `Booked ${laterWords(Date.parse(clock.bookedAt) - clickedAt)}`,
    detail: `A click counts for ${windowDays} days, here until ${moment(until)}.`,
  }
}

function laterWords(ms: number): string {
  const [count, unit] =
    ms < minute
      ? [0, '']
      : ms < hour
        ? [ms / minute, 'minute']
        : ms < 2 * day
          ? [ms / hour, 'hour']
          : [ms / day, 'day']
  const whole = Math.floor(count)
  return whole === 0 ? 'within a minute' : `${whole} ${unit}${whole === 1 ? '' : 's'} later`
}

function ruleOf({ method }: ReceiptSource): keyof typeof ruleWords {
  return method === 'promo-code' || method === 'desk' ? method : 'click'
}

const ruleWords = {
  click: {
    title: 'The last click before booking wins',
    detail: 'No partner’s promo code was used, and no other partner’s link was followed after it.',
  },
  'promo-code': {
    title: 'A partner’s own promo code wins',
    detail: 'It counts before every click.',
  },
  desk: {
    title: 'The hotel named the partner',
    detail: 'When it took the booking, and it cannot be changed afterwards.',
  },
} as const

/** `L-20418` */
export function entryWords(entry: number): string {
  return `L-${entry}`
}

/** Says what happened to a commission, and in smaller print what exactly. */
export function changeWords(change: ReceiptChange, index: number, formats: WordFormats): Words {
  const { cause, event, agreement } = change
  if (agreement) return { title: agreementTitles[agreement.cause], detail: agreement.reason }
  if (cause === 'backlog')
    return { title: 'Taken into the ledger', detail: 'Booked before there was a ledger.' }
  if (index === 0) return { title: 'Booked', detail: bookedWords(event) }
  if (cause === 'booking') return happenedWords(event, formats)
  return clockWords(change)
}

type Words = { title: string; detail: string }
type Event = ReceiptChange['event']

const agreementTitles = {
  dispute: 'Agreed after a dispute',
  hold: 'Decided after a review',
  refund: 'Refund by the hotel',
} as const

function bookedWords(event: Event): string {
  if (event?.kind !== 'created' || event.params === null) return ''
  const { rooms, checkInOn, checkOutOn } = event.params
  const names = rooms.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`))
  return [...names, nights(daysBetween(checkInOn, checkOutOn))].join(', ')
}

function happenedWords(event: Event, { money }: WordFormats): Words {
  const fee = (params: { feeCents: number; currency: string } | null) =>
    params === null
      ? ''
      : params.feeCents > 0
        ? `The hotel kept ${money(params.feeCents, params.currency)}.`
        : 'Free of charge.'
  switch (event?.kind) {
    case 'moved':
      return { title: 'Other dates', detail: event.params ? movedWords(event.params) : '' }
    case 'checked-out': {
      const early = event.params?.nights ?? 0
      return { title: 'Checked out', detail: early === 0 ? '' : `${nights(early)} early.` }
    }
    case 'cancelled':
      return {
        title: event.params ? `Cancelled by the ${event.params.by}` : 'Cancelled',
        detail: fee(event.params),
      }
    case 'no-show':
      return { title: 'No-show', detail: fee(event.params) }
    case 'undone':
      return {
        title: event.params ? undoneWords[event.params.step] : 'Undone',
        detail: 'Corrected at the desk.',
      }
    case 'changed':
      return { title: 'Rooms or guests changed', detail: '' }
    default:
      return { title: 'Booking changed', detail: '' }
  }
}

type Dates = { checkInOn: string; checkOutOn: string }

function movedWords({ from, to }: { from: Dates; to: Dates }): string {
  const [before, after] = [from, to].map(({ checkInOn, checkOutOn }) => daysBetween(checkInOn, checkOutOn))
  return before === after ? `Still ${nights(after ?? 0)}.` : `${nights(after ?? 0)} instead of ${before}.`
}

const undoneWords = {
  'checked-in': 'Arrival undone',
  'checked-out': 'Check-out undone',
  'no-show': 'No-show undone',
} as const

function nights(count: number): string {
  return count === 1 ? '1 night' : `${count} nights`
}

function clockWords({ cause, isHeld, isDisputed }: ReceiptChange): Words {
  switch (cause) {
    case 'earned':
      return { title: 'Earned', detail: 'The end of the stay can no longer be undone.' }
    case 'payable':
      return { title: 'Payable', detail: 'The holding period is over.' }
    case 'hold':
      return isHeld
        ? { title: 'On hold', detail: 'Roomlark is reviewing it.' }
        : { title: 'Released', detail: 'The review is over.' }
    case 'dispute':
      return isDisputed
        ? { title: 'Disputed', detail: 'Neither billed nor paid until it is settled.' }
        : { title: 'Dispute over', detail: 'It counts again.' }
    default:
      return { title: 'Recounted', detail: '' }
  }
}
