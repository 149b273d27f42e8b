import type { AlterationKind } from '../booking-events.ts'
import { daysBetween } from '../dates.ts'
import { isolate } from '../isolate.ts'
import { say } from '../say.ts'
import type { WordFormats } from '../word-formats.ts'
import { sayAgreementReason } from './agreement-reason.ts'
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
  const { source, amounts } = receipt
  return [
    { fact: 'click', label: say('Click'), ...clickWords(source, formats), value: null },
    {
      fact: 'window',
      label: say('Window##days in which a click counts'),
      ...windowWords(receipt, formats),
      value: null,
    },
    { fact: 'rule', label: say('Rule##of attribution'), ...ruleWords[chooseRule(source)](), value: null },
    {
      fact: 'rate',
      label: say('Rate##percentage'),
      ...rateWords(receipt, formats),
      value: formats.percent(source.ratePercent),
    },
    {
      fact: 'base',
      label: say('Base##of the commission'),
      title: say('What the hotel charged for the room'),
      detail: say(commissionRule),
      value: formats.money(amounts.baseCents, amounts.currency),
    },
  ]
}

function clickWords(source: ReceiptSource, formats: ReceiptFormats) {
  const { title, detail } = linkWords(source, formats)
  const { tag, site } = source
  const own = [
    ...(tag === null ? [] : [say('Your tag was {tag}.', { tag: isolate(tag) })]),
    ...(site === null ? [] : [say('It belongs to your site {site}.', { site: isolate(site) })]),
  ]
  return { title, detail: [detail, ...own].join(' ') }
}

function linkWords(
  { clickedAt, linkCode, linkHotel, method, promoCode }: ReceiptSource,
  { moment }: ReceiptFormats,
) {
  if (clickedAt)
    return {
      title: moment(clickedAt),
      detail:
        linkHotel !== null
          ? say('On the link {code} to {hotel}.', { code: linkCode, hotel: isolate(linkHotel) })
          : method === 'embed'
            ? say('In the availability box with the link {code}.', { code: linkCode })
            : say('On the link {code}.', { code: linkCode }),
    }
  if (method === 'promo-code')
    return {
      title: say('Promo code {code}', { code: promoCode ?? '' }).trim(),
      detail: say('It needs no click.'),
    }
  if (method === 'desk') return { title: say('No click'), detail: say('The hotel took the booking itself.') }
  return { title: say('Not kept'), detail: say('The booking is from before clicks were kept with it.') }
}

function rateWords({ source, partnerName, hotelName }: CommissionReceipt, { percent }: ReceiptFormats) {
  const frozen = say('Frozen when the guest booked. Later changes do not touch it.')
  const title = source.isOwnRate
    ? say('Rate agreed with {partner}', { partner: partnerName })
    : say('Base rate of {hotel}', { hotel: hotelName })
  const { campaign, tierPercent } = source
  if (campaign === null && tierPercent === null) return { title, detail: frozen }
  const agreed = say('{percent} was agreed.', { percent: percent(source.agreedPercent) })
  const tier =
    tierPercent === null ? [] : [say('The tier reached paid {percent}.', { percent: percent(tierPercent) })]
  return {
    title:
      campaign === null
        ? say('Tier that {partner} reached', { partner: partnerName })
        : say('Campaign {name}', { name: isolate(campaign) }),
    detail: [agreed, ...tier, frozen].join(' '),
  }
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

function windowWords({ source, clock }: CommissionReceipt, { moment }: ReceiptFormats) {
  const { clickedAt, windowDays } = source
  if (!clickedAt)
    return {
      title: say('Not needed'),
      detail: say('A click would count for {days} days.', { days: windowDays }),
    }
  const clicked = Date.parse(clickedAt)
  const until = new Date(clicked + windowDays * day).toISOString()
  return {
    title: laterWords(Date.parse(clock.bookedAt) - clicked),
    detail: say('A click counts for {days} days, here until {until}.', {
      days: windowDays,
      until: moment(until),
    }),
  }
}

function laterWords(ms: number): string {
  if (ms < minute) return say('Booked within a minute')
  if (ms < hour)
    return say('Booked {minutes, plural, one {# minute} other {# minutes}} later', {
      minutes: Math.floor(ms / minute),
    })
  return ms < 2 * day
    ? say('Booked {hours, plural, one {# hour} other {# hours}} later', { hours: Math.floor(ms / hour) })
    : say('Booked {days, plural, one {# day} other {# days}} later', { days: Math.floor(ms / day) })
}

function chooseRule({ method }: ReceiptSource): keyof typeof ruleWords {
  return method === 'promo-code' || method === 'desk' ? method : 'click'
}

const ruleWords = {
  click: () => ({
    title: say('The last click before booking wins'),
    detail: say('No partner’s promo code was used, and no other partner’s link was followed after it.'),
  }),
  'promo-code': () => ({
    title: say('A partner’s own promo code wins'),
    detail: say('It counts before every click.'),
  }),
  desk: () => ({
    title: say('The hotel named the partner'),
    detail: say('When it took the booking, and it cannot be changed afterwards.'),
  }),
}

/** `L-20418` */
export function entryWords(entry: number): string {
  return `L-${entry}`
}

/** Says what happened to a commission, and in smaller print what exactly. */
export function changeWords(change: ReceiptChange, currency: string, formats: WordFormats): Words {
  const { number, cause, event, agreement } = change
  if (agreement)
    return { title: say(agreementTitles[agreement.cause]), detail: sayAgreementReason(agreement.reason) }
  if (cause === 'backlog')
    return { title: say('Taken into the ledger'), detail: say('Booked before there was a ledger.') }
  if (number === 1) return { title: say('Booked'), detail: event ? bookedWords(event) : '' }
  if (cause !== 'booking') return clockWords(change)
  return event ? eventWords(event, (cents) => formats.money(cents, currency)) : unknownChange()
}

type Words = { title: string; detail: string }

const unknownChange = (): Words => ({ title: say('Booking changed'), detail: '' })

const agreementTitles = {
  dispute: say('Agreed after a dispute'),
  hold: say('Decided after a review'),
  refund: say('Refund by the hotel'),
} as const

function bookedWords({ rooms, nights: count }: ReceiptEvent): string {
  const names = rooms.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`))
  return [
    ...names,
    ...(count === null ? [] : [say('{nights, plural, one {# night} other {# nights}}', { nights: count })]),
  ].join(', ')
}

function eventWords(event: ReceiptEvent, money: (cents: number) => string): Words {
  const { kind, nights: count, nightsBefore, by, feeCents } = event
  const kept =
    feeCents === null
      ? ''
      : feeCents > 0
        ? say('The hotel kept {amount}.', { amount: money(feeCents) })
        : say('Free of charge.')
  switch (kind) {
    case 'moved':
      return {
        title: say('Other dates'),
        detail:
          count === nightsBefore
            ? ''
            : say('{nights, plural, one {# night} other {# nights}} instead of {before}.', {
                nights: count ?? 0,
                before: nightsBefore,
              }),
      }
    case 'checked-out':
      return {
        title: say('Checked out'),
        detail: count
          ? say('{nights, plural, one {# night} other {# nights}} early.', { nights: count })
          : '',
      }
    case 'cancelled':
      return { title: by === null ? say('Cancelled') : say(cancelledBy[by]), detail: kept }
    case 'no-show':
      return { title: say('No-show'), detail: kept }
    case 'undone':
      return { title: say('Undone'), detail: say('Corrected at the desk.') }
    case 'changed':
      return {
        title: event.change ? say(changeTitles[event.change]) : say('Rooms or guests changed'),
        detail: '',
      }
    case 'reinstated':
      return { title: say('Reinstated'), detail: say('The stay is expected again.') }
    default:
      return unknownChange()
  }
}

const changeTitles: Record<AlterationKind, string> = {
  guests: say('Other guests'),
  plan: say('Another rate plan'),
  'room-type': say('Another room type'),
  price: say('Another price agreed'),
  'add-room': say('A room more'),
  'drop-room': say('A room less'),
  'leave-early': say('Left early'),
  split: say('Another room for some nights'),
  swap: say('Another room'),
}

const cancelledBy = {
  guest: say('Cancelled by the guest'),
  hotel: say('Cancelled by the hotel'),
} as const

function clockWords({ cause, isHeld, isDisputed, grossCents }: ReceiptChange): Words {
  switch (cause) {
    case 'earned':
      return {
        title: say('Earned'),
        detail:
          grossCents === 0
            ? say('The end of the stay can no longer be undone.')
            : say('The end of the stay can no longer be undone. It was the first, and has the bonus.'),
      }
    case 'payable':
      return { title: say('Payable'), detail: say('The holding period has ended.') }
    case 'hold':
      return isHeld
        ? { title: say('On hold'), detail: say('Roomlark is reviewing it.') }
        : { title: say('Released'), detail: say('The review has ended.') }
    case 'dispute':
      return isDisputed
        ? { title: say('Disputed'), detail: say('Neither billed nor paid until it is settled.') }
        : { title: say('Dispute closed'), detail: say('The commission counts again.') }
    default:
      return { title: say('Recounted'), detail: '' }
  }
}

/** `4 nights`, or `4 nights charged, left after 2` of a guest who left early. */
export function chargedNightsWords(
  { outcome, checkInOn, checkOutOn }: { outcome: string; checkInOn: string; checkOutOn: string },
  chargedNights: number,
): string {
  const stayed = daysBetween(checkInOn, checkOutOn)
  return outcome === 'stayed' && stayed < chargedNights
    ? say('{nights, plural, one {# night} other {# nights}} charged, left after {stayed}', {
        nights: chargedNights,
        stayed,
      })
    : say('{nights, plural, one {# night} other {# nights}}', { nights: chargedNights })
}
