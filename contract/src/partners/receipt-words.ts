import type { AlterationKind } from '../booking-events.ts'
import { daysBetween } from '../dates.ts'
import type { WordFormats } from '../word-formats.ts'
import { commissionRule } from './commission.ts'
import type { CommissionReceipt, ReceiptChange, ReceiptEvent, ReceiptSource } from './commission-receipt.ts'

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
  const { source, amounts, hotelName } = receipt
  return [
    { fact: 'click', label: 'Click', ...clickWords(source, formats), value: null },
    { fact: 'window', label: 'Window', ...windowWords(receipt, formats), value: null },
    { fact: 'rule', label: 'Rule', ...ruleWords[chooseRule(source)], value: null },
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
      title: 'What the hotel charged for the room',
      detail: commissionRule,
      value: formats.money(amounts.baseCents, amounts.currency),
    },
  ]
}

function clickWords({ clickedAt, linkCode, method, promoCode }: ReceiptSource, { moment }: ReceiptFormats) {
  if (clickedAt)
    return {
      title: moment(clickedAt),
      detail:
        method === 'embed'
          ? `In the availability box with the link ${linkCode}.`
          : `On the link ${linkCode}.`,
    }
  if (method === 'promo-code')
    return { title: `Promo code ${promoCode ?? ''}`.trim(), detail: 'It needs no click.' }
  if (method === 'desk') return { title: 'No click', detail: 'The hotel took the booking itself.' }
  return { title: 'Not kept', detail: 'The booking is from before clicks were kept with it.' }
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

function windowWords({ source, clock }: CommissionReceipt, { moment }: ReceiptFormats) {
  const { clickedAt, windowDays } = source
  if (!clickedAt) return { title: 'Not needed', detail: `A click would count for ${windowDays} days.` }
  const clicked = Date.parse(clickedAt)
  const until = new Date(clicked + windowDays * day).toISOString()
  return {
    title: `Booked ${laterWords(Date.parse(clock.bookedAt) - clicked)}`,
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

function chooseRule({ method }: ReceiptSource): keyof typeof ruleWords {
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
export function changeWords(change: ReceiptChange, currency: string, formats: WordFormats): Words {
  const { number, cause, event, agreement } = change
  if (agreement) return { title: agreementTitles[agreement.cause], detail: agreement.reason }
  if (cause === 'backlog')
    return { title: 'Taken into the ledger', detail: 'Booked before there was a ledger.' }
  if (number === 1) return { title: 'Booked', detail: event ? bookedWords(event) : '' }
  if (cause !== 'booking') return clockWords(change)
  return event ? eventWords(event, (cents) => formats.money(cents, currency)) : unknownChange
}

type Words = { title: string; detail: string }

const unknownChange: Words = { title: 'Booking changed', detail: '' }

const agreementTitles = {
  dispute: 'Agreed after a dispute',
  hold: 'Decided after a review',
  refund: 'Refund by the hotel',
} as const

function bookedWords({ rooms, nights: count }: ReceiptEvent): string {
  const names = rooms.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`))
  return [...names, ...(count === null ? [] : [nights(count)])].join(', ')
}

function eventWords(event: ReceiptEvent, money: (cents: number) => string): Words {
  const { kind, nights: count, nightsBefore, by, feeCents } = event
  const kept =
    feeCents === null ? '' : feeCents > 0 ? `The hotel kept ${money(feeCents)}.` : 'Free of charge.'
  switch (kind) {
    case 'moved':
      return {
        title: 'Other dates',
        detail: count === nightsBefore ? '' : `${nights(count ?? 0)} instead of ${nightsBefore}.`,
      }
    case 'checked-out':
      return { title: 'Checked out', detail: count ? `${nights(count)} early.` : '' }
    case 'cancelled':
      return { title: by === null ? 'Cancelled' : `Cancelled by the ${by}`, detail: kept }
    case 'no-show':
      return { title: 'No-show', detail: kept }
    case 'undone':
      return { title: 'Undone', detail: 'Corrected at the desk.' }
    case 'changed':
      return { title: event.change ? changeTitles[event.change] : 'Rooms or guests changed', detail: '' }
    case 'reinstated':
      return { title: 'Reinstated', detail: 'The stay is expected again.' }
    default:
      return unknownChange
  }
}

const changeTitles: Record<AlterationKind, string> = {
  guests: 'Other guests',
  plan: 'Another rate plan',
  'room-type': 'Another room type',
  price: 'Another price agreed',
  'add-room': 'A room more',
  'drop-room': 'A room less',
  split: 'Another room for some nights',
  swap: 'Another room',
}

function nights(count: number): string {
  return count === 1 ? '1 night' : `${count} nights`
}

function clockWords({ cause, isHeld, isDisputed }: ReceiptChange): Words {
  switch (cause) {
    case 'earned':
      return { title: 'Earned', detail: 'The end of the stay can no longer be undone.' }
    case 'payable':
      return { title: 'Payable', detail: 'The holding period has ended.' }
    case 'hold':
      return isHeld
        ? { title: 'On hold', detail: 'Roomlark is reviewing it.' }
        : { title: 'Released', detail: 'The review has ended.' }
    case 'dispute':
      return isDisputed
        ? { title: 'Disputed', detail: 'Neither billed nor paid until it is settled.' }
        : { title: 'Dispute closed', detail: 'The commission counts again.' }
    default:
      return { title: 'Recounted', detail: '' }
  }
}

/** `4 nights`, or `4 nights charged, left after 2` of a guest who left early. */
export function chargedNightsWords(
  { outcome, checkInOn, checkOutOn }: { outcome: string; checkInOn: string; checkOutOn: string },
  chargedNights: number,
): string {
  const stayed = daysBetween(checkInOn, checkOutOn)
  const words = chargedNights === 1 ? '1 night' : `${chargedNights} nights`
  return outcome === 'stayed' && stayed < chargedNights ? `${words} charged, left after ${stayed}` : words
}
