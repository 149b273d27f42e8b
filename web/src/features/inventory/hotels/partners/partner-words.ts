import { addDays } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import type { HotelPartner, PartnerFigures } from '@roomlark/contract/partners/hotel-partners'
import type { PartnershipState } from '@roomlark/contract/partnership-events'
import { noticeDays } from '@roomlark/contract/platform/legal'
import { say } from '@roomlark/contract/say'
import { fullDay, longDay, weekdayLongDay } from '../../../../lib/day-words.ts'
import { isoDate } from '../../../../lib/format-date.ts'
import { numberFormat, percentText } from '../../../../lib/format-number.ts'

export const stateTones = {
  invited: 'secondary',
  requested: 'accent',
  active: 'success',
  paused: 'neutral',
  ended: 'neutral',
  declined: 'neutral',
} as const satisfies Record<PartnershipState, string>

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** `6.4×`, or a dash where nothing was paid. */
export function returnText({ revenueCents, costCents }: PartnerFigures): string {
  return costCents === 0 ? '–' : `${oneDecimal(revenueCents / costCents)}×`
}

/** The line below the name of a partner. */
export function partnerNote({ state, stateSince, personName }: HotelPartner): string {
  const day = longDay(isoDate(new Date(stateSince)))
  if (state === 'invited') return say('Invited {day}, not answered', { day })
  if (state === 'requested') return say('{person}, asked on {day}', { person: personName ?? '', day })
  if (state === 'ended') {
    return personName === null
      ? say('ended on {day}', { day })
      : say('{person}, ended on {day}', { person: personName, day })
  }
  return personName ?? ''
}

type RateChange = {
  name: string
  from: number
  to: number
  /** Without an agreement nobody relies on the rate, so there is no notice to give. */
  isAgreed: boolean
  effectiveOn: string
}

/** Tells whether a rate has to be announced before it takes effect. */
export function isAnnounced({ from, to, isAgreed }: RateChange): boolean {
  return to < from && isAgreed
}

/** Explains what saving another rate will do, before it is saved. */
export function rateChangeWords(change: RateChange): { when: string; text: string; button: string } {
  const { name, from, to, effectiveOn } = change
  if (isAnnounced(change)) {
    const lastDay = weekdayLongDay(addDays(effectiveOn, -1))
    return {
      when: say('From {day}.', { day: fullDay(effectiveOn) }),
      text: say(
        'A lower rate needs {days} days’ notice. {partner} is notified today, and bookings made until {lastDay} keep {rate}. A higher rate would count immediately.',
        { days: noticeDays, partner: isolate(name), lastDay, rate: percentText(from) },
      ),
      button: say('Announce {rate} from {day}', { rate: percentText(to), day: longDay(effectiveOn) }),
    }
  }
  return {
    when: say('From now on.'),
    text: say('Bookings made from now on earn {rate}. Bookings already made keep their rate.', {
      rate: percentText(to),
    }),
    button: say('Set {rate} now', { rate: percentText(to) }),
  }
}
