import { boostedRate } from '@roomlark/contract/partners/boost-sums'
import { type BoostInput, type BoostPartner, boostLimits } from '@roomlark/contract/partners/boosts'
import { say } from '@roomlark/contract/say'
import { countText, percentText } from '../../../../lib/format-number.ts'

/** Values of the form besides the nights. */
export type BoostDraft = {
  points: BoostInput['points']
  roomTypeId: string | null
  /** Null for all partners. */
  partnershipIds: readonly string[] | null
  maxNights: string
  lastBookingOn: string
}

export const newDraft: BoostDraft = {
  points: 3,
  roomTypeId: null,
  partnershipIds: null,
  maxNights: '',
  lastBookingOn: '',
}

/** The points that a choice stands for. */
export function toPoints(value: string): BoostDraft['points'] {
  return boostLimits.points.find((points) => String(points) === value) ?? newDraft.points
}

/** The number that was typed; null for none, NaN for something else. */
export function parseMaxNights({ maxNights }: BoostDraft): number | null {
  const typed = maxNights.trim()
  if (typed === '') return null
  return /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN
}

export function maxNightsFault(draft: BoostDraft): string | undefined {
  const number = parseMaxNights(draft)
  const isFine = number === null || (number >= 1 && number <= boostLimits.maxNights)
  return isFine ? undefined : say('Enter 1 to {most} nights', { most: countText(boostLimits.maxNights) })
}

export function toBoostInput(draft: BoostDraft, nights: readonly string[]): BoostInput {
  const { points, roomTypeId, partnershipIds, lastBookingOn } = draft
  return {
    nights: [...nights],
    points,
    roomTypeId,
    partnershipIds: partnershipIds && [...partnershipIds],
    maxNights: parseMaxNights(draft),
    lastBookingOn: lastBookingOn === '' ? null : lastBookingOn,
  }
}

/** `15% becomes 18%, Cabin Weekly’s 17% becomes 20%` */
export function rateWords(
  baseRatePercent: number,
  partners: readonly BoostPartner[],
  points: number,
): string {
  const change = (rate: number) => ({
    before: percentText(rate),
    after: percentText(boostedRate(rate, points)),
  })
  const own = partners.filter(({ hasOwnRate }) => hasOwnRate)
  const named = own
    .slice(0, 2)
    .map(({ name, ratePercent }) =>
      say('{partner}’s {before} becomes {after}', { partner: name, ...change(ratePercent) }),
    )
  const more =
    own.length > 2 ? [say('and {count} more with a rate of their own', { count: own.length - 2 })] : []
  const isBaseUsed = own.length < partners.length || partners.length === 0
  return [
    ...(isBaseUsed ? [say('{before} becomes {after}', change(baseRatePercent))] : []),
    ...named,
    ...more,
  ].join(', ')
}
