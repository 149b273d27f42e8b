import type {
  AcceptedNight,
  DemandNight,
  DemandRule,
  DemandState,
  DemandStep,
} from '@roomlark/contract/inventory/demand'
import { say } from '@roomlark/contract/say'
import { percentText, signedPercent } from '../../../../lib/format-number.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { priceText } from '../../../../parts/money/money-text.ts'

export const demandStateNames: Record<DemandState, string> = {
  off: say('Off'),
  suggests: say('Suggests'),
  applies: say('Applies by itself'),
}

/** `80% of the room type or more is taken, at most 7 days before` */
export function conditionWords({ occupancy, lead }: DemandRule): string {
  return [occupancy ? occupancyWords(occupancy) : '', lead ? leadWords(lead) : ''].filter(Boolean).join(', ')
}

function occupancyWords({ of, is, percent }: NonNullable<DemandRule['occupancy']>): string {
  const share = percentText(percent)
  if (of === 'type') {
    return is === 'from'
      ? say('{percent} of the room type or more is taken', { percent: share })
      : say('less than {percent} of the room type is taken', { percent: share })
  }
  return is === 'from'
    ? say('{percent} of the hotel or more is taken', { percent: share })
    : say('less than {percent} of the hotel is taken', { percent: share })
}

function leadWords({ is, days }: NonNullable<DemandRule['lead']>): string {
  if (is === 'over') return say('more than {days, plural, one {# day} other {# days}} before', { days })
  return days === 0
    ? say('on the day itself')
    : say('at most {days, plural, one {# day} other {# days}} before', { days })
}

/** `+10%`, `−€15` */
export function demandEffectWords(effect: DemandRule['effect'], currency: string): string {
  if (effect.kind === 'percent') return signedPercent(effect.percent)
  return `${effect.cents < 0 ? '−' : '+'}${priceText(Math.abs(effect.cents), currency)}`
}

/** `Nearly full +10%, Last minute −5%` */
export function stepWords(steps: readonly DemandStep[], currency: string): string {
  return listWords(steps.map(({ name, effect }) => `${name} ${demandEffectWords(effect, currency)}`))
}

/** Why a night would cost something else: what is taken, how far away it is, the rules, and what kept it. */
export function reasonWords(night: DemandNight, currency: string): string {
  const { typePercent, hotelPercent, daysAhead, steps, bound } = night
  return [
    steps.length === 0 ? say('no rule holds') : stepWords(steps, currency),
    typePercent === null || hotelPercent === null
      ? ''
      : say('{type} of the room type and {hotel} of the hotel taken', {
          type: percentText(typePercent),
          hotel: percentText(hotelPercent),
        }),
    daysAhead === 0
      ? say('today')
      : say('in {days, plural, one {# day} other {# days}}', { days: daysAhead }),
    bound === 'floor' ? say('kept at the lowest price') : '',
    bound === 'ceiling' ? say('kept at the highest price') : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** `rules suggest €120: Nearly full +20%, …` */
export function suggestionWords(night: DemandNight, currency: string): string {
  return say('rules suggest {price}: {reason}', {
    price: priceText(night.wouldCents, currency),
    reason: reasonWords(night, currency),
  })
}

/** A suggestion as it was seen; it is refused if the price has changed since. */
export function toAccepted({ roomTypeId, night, priceCents, wouldCents }: DemandNight): AcceptedNight {
  return { roomTypeId, night, fromCents: priceCents, toCents: wouldCents }
}
