import { isolate } from './isolate.ts'
import type {
  DeclineReason,
  PartnershipHappening,
  PartnershipState,
  PartnershipTerm,
} from './partnership-events.ts'
import { sayRewardEvent, sayRewardNews } from './reward-words.ts'
import { say } from './say.ts'
import type { WordFormats } from './word-formats.ts'

export const stateWords: Record<PartnershipState, string> = {
  invited: say('Invited'),
  requested: say('Requested'),
  active: say('Active'),
  paused: say('Paused'),
  ended: say('Ended'),
  declined: say('Declined'),
}

export const declineReasonWords: Record<DeclineReason, string> = {
  'more-detail': say('Needs more detail'),
  requirements: say('Does not meet our requirements'),
  'not-a-fit': say('Not the right fit'),
  other: say('Other'),
}

/** One line of the history of a partnership. */
export function partnershipEventWords(happened: PartnershipHappening, formats: WordFormats): string {
  switch (happened.kind) {
    case 'requested':
      return say('Partnership requested')
    case 'approved':
      return happened.params.isAutomatic ? say('Approved automatically') : say('Request approved')
    case 'declined': {
      const { reason, askAgainOn } = happened.params
      return say('Request declined: {reason}. It can be made again from {day}', {
        reason: say(declinedFor[reason]),
        day: formats.day(askAgainOn),
      })
    }
    case 'withdrawn':
      return say('Withdrawn')
    case 'invited':
      return say('Invitation sent')
    case 'accepted':
      return say('Invitation accepted')
    case 'invitation-declined':
      return say('Invitation declined')
    case 'paused':
      return say('Partnership paused')
    case 'resumed':
      return say('Partnership resumed')
    case 'ended':
      return say('Partnership ended')
    case 'terms-announced':
      return termWords(happened.params.change, 'announced', formats.day(happened.params.effectiveOn))
    case 'terms-changed':
      return termWords(happened.params.change, 'now')
    case 'terms-cancelled':
      return termWords(happened.params.change, 'cancelled', formats.day(happened.params.effectiveOn))
    case 'code-proposed':
      return say('Promo code {code}, {percent}% off proposed', codeValues(happened.params))
    case 'code-agreed':
      return say('Promo code {code}, {percent}% off agreed to', codeValues(happened.params))
    case 'code-declined':
      return say('Promo code {code}, {percent}% off declined', codeValues(happened.params))
    default:
      return sayRewardEvent(happened, formats)
  }
}

/** The same within a sentence. */
const declinedFor: Record<DeclineReason, string> = {
  'more-detail': say('needs more detail'),
  requirements: say('does not meet our requirements'),
  'not-a-fit': say('not the right fit'),
  other: say('other'),
}

type TermStep = 'announced' | 'now' | 'cancelled' | 'dropped' | 'named'

/** "Commission 13% instead of 15%", and from when */
function termWords(change: PartnershipTerm, step: TermStep, day = ''): string {
  if (change.term === 'window')
    return say(
      '{step, select, announced {A click counts for {days} days instead of {before} from {day}} now {A click counts for {days} days instead of {before} from now on} cancelled {Cancelled: a click counts for {days} days instead of {before} from {day}} dropped {A click counts for {days} days instead of {before} from {day} will not take effect.} other {A click counts for {days} days instead of {before}}}',
      { step, days: change.toDays, before: change.fromDays, day },
    )
  const values = { step, percent: change.toPercent, before: change.fromPercent, day }
  return change.isBase
    ? say(
        '{step, select, announced {Base commission {percent}% instead of {before}% from {day}} now {Base commission {percent}% instead of {before}% from now on} cancelled {Cancelled: base commission {percent}% instead of {before}% from {day}} dropped {Base commission {percent}% instead of {before}% from {day} will not take effect.} other {Base commission {percent}% instead of {before}%}}',
        values,
      )
    : say(
        '{step, select, announced {Commission {percent}% instead of {before}% from {day}} now {Commission {percent}% instead of {before}% from now on} cancelled {Cancelled: commission {percent}% instead of {before}% from {day}} dropped {Commission {percent}% instead of {before}% from {day} will not take effect.} other {Commission {percent}% instead of {before}%}}',
        values,
      )
}

/**
 * Words a notification to one of the two sides. The partner is the affiliate for a hotel, and the hotel for an
 * affiliate.
 */
export function partnershipNewsWords(
  {
    side,
    happened,
    also,
    offer,
  }: {
    side: 'hotel' | 'affiliate'
    happened: PartnershipHappening
    also?: PartnershipHappening | undefined
    offer?: { yoursPercent: number; linkUrl: string } | undefined
  },
  names: { partner: string | null; hotel: string | null; note: string | null },
  formats: WordFormats,
): { title: string; detail: string } {
  const partner =
    side === 'hotel'
      ? names.partner === null
        ? say('A partner')
        : isolate(names.partner)
      : (names.hotel ?? say('The hotel'))
  const hotel = names.hotel === null ? '' : isolate(names.hotel)
  const place = side === 'hotel' && names.hotel !== null ? 'hotel' : 'none'
  const values = { partner, hotel, place }
  const detail = (rest: string) =>
    [
      ...(names.note ? [`“${isolate(names.note)}”`] : []),
      rest,
      ...(also ? [say('Also: {event}.', { event: partnershipEventWords(also, formats) })] : []),
    ].join(' ')
  switch (happened.kind) {
    case 'requested':
      return {
        title:
          names.hotel === null
            ? say('{partner} would like to recommend your hotel', { partner })
            : say('{partner} would like to recommend {hotel}', { partner, hotel }),
        detail: detail(say('Open the request to approve or decline it.')),
      }
    case 'approved':
      return side === 'hotel'
        ? {
            title: say(
              '{place, select, hotel {{partner} is a new partner at {hotel}} other {{partner} is a new partner}}',
              values,
            ),
            detail: detail(say('The request was approved automatically.')),
          }
        : {
            title: say('{hotel} approved your request', { hotel: partner }),
            detail: detail(
              offer
                ? say(
                    'You get {percent}% of what your guests pay for their rooms. Your link is ready, and counts from now on: {link}',
                    { percent: offer.yoursPercent, link: offer.linkUrl },
                  )
                : say('Your link is ready, and counts from now on.'),
            ),
          }
    case 'declined':
      return {
        title: say('{hotel} declined your request', { hotel: partner }),
        detail: detail(
          say('{reason}. You can ask again from {day}.', {
            reason: say(declineReasonWords[happened.params.reason]),
            day: formats.day(happened.params.askAgainOn),
          }),
        ),
      }
    case 'withdrawn':
      return side === 'hotel'
        ? {
            title: say(
              '{place, select, hotel {{partner} withdrew the request at {hotel}} other {{partner} withdrew the request}}',
              values,
            ),
            detail: detail(say('There is nothing left to decide.')),
          }
        : {
            title: say('{hotel} withdrew the invitation', { hotel: partner }),
            detail: detail(say('There is nothing left to answer.')),
          }
    case 'invited':
      return {
        title: say('{hotel} invites you to be a partner', { hotel: partner }),
        detail: detail(say('Accept the invitation to get your first link.')),
      }
    case 'accepted':
      return {
        title: say(
          '{place, select, hotel {{partner} accepted your invitation at {hotel}} other {{partner} accepted your invitation}}',
          values,
        ),
        detail: detail(say('Their links count from now on.')),
      }
    case 'invitation-declined':
      return {
        title: say(
          '{place, select, hotel {{partner} declined your invitation at {hotel}} other {{partner} declined your invitation}}',
          values,
        ),
        detail: detail(say('You can invite them again later.')),
      }
    case 'paused':
      return {
        title: say(
          '{place, select, hotel {The partnership with {partner} at {hotel} is paused} other {The partnership with {partner} is paused}}',
          values,
        ),
        detail: detail(say('Links still lead to the hotel but earn nothing until it is resumed.')),
      }
    case 'resumed':
      return {
        title: say(
          '{place, select, hotel {The partnership with {partner} at {hotel} is resumed} other {The partnership with {partner} is resumed}}',
          values,
        ),
        detail: detail(say('Links count again.')),
      }
    case 'ended':
      return {
        title: say(
          '{place, select, hotel {The partnership with {partner} at {hotel} has ended} other {The partnership with {partner} has ended}}',
          values,
        ),
        detail: detail(
          say('Links still lead to the hotel but earn nothing. Bookings already made keep their terms.'),
        ),
      }
    case 'terms-announced':
      return {
        title: termTitle(values, termWords(happened.params.change, 'named')),
        detail: detail(
          say('This takes effect on {day}. Bookings made before that day keep their terms.', {
            day: formats.day(happened.params.effectiveOn),
          }),
        ),
      }
    case 'terms-changed':
      return {
        title: termTitle(values, termWords(happened.params.change, 'named')),
        detail: detail(say('This applies from now on.')),
      }
    case 'terms-cancelled':
      return {
        title: termTitle(values, say('a change was cancelled')),
        detail: detail(
          termWords(happened.params.change, 'dropped', formats.day(happened.params.effectiveOn)),
        ),
      }
    case 'code-proposed':
      return {
        title: say(
          '{place, select, hotel {{partner} proposes the promo code {code}, {percent}% off at {hotel}} other {{partner} proposes the promo code {code}, {percent}% off}}',
          { ...values, ...codeValues(happened.params) },
        ),
        detail: detail(say('Guests can use it once you agree to it, under Rates.')),
      }
    case 'code-agreed':
      return {
        title: say('{hotel} agreed to your promo code {code}, {percent}% off', {
          hotel: partner,
          ...codeValues(happened.params),
        }),
        detail: detail(say('Guests can use it now.')),
      }
    case 'code-declined':
      return {
        title: say('{hotel} declined your promo code {code}, {percent}% off', {
          hotel: partner,
          ...codeValues(happened.params),
        }),
        detail: detail(say('You can propose another one.')),
      }
    default: {
      const { title, rest } = sayRewardNews({ side, happened }, values, formats)
      return { title, detail: detail(rest) }
    }
  }
}

function termTitle(names: { partner: string; hotel: string; place: string }, change: string): string {
  return say('{place, select, hotel {{partner} at {hotel}: {change}} other {{partner}: {change}}}', {
    ...names,
    change,
  })
}

function codeValues({ code, discountPercent }: { code: string; discountPercent: number }) {
  return { code, percent: discountPercent }
}
