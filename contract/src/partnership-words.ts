import { campaignPayWords } from './campaign-words.ts'
import { isolate } from './isolate.ts'
import type {
  CampaignTold,
  DeclineReason,
  PartnershipHappening,
  PartnershipState,
  PartnershipTerm,
  TierGoalTold,
} from './partnership-events.ts'
import { say } from './say.ts'
import { sayBrought, sayGoal, sayTierAmount, sayTierTerms } from './tier-words.ts'
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
    case 'campaign-started':
      return say('Campaign {name}: {pay}', campaignValues(happened.params, formats))
    case 'campaign-stopped':
      return say('Campaign {name} stopped', campaignValues(happened.params, formats))
    case 'tiers-changed': {
      const { terms, countFrom } = happened.params
      const words = sayTierTerms(terms, formats)
      return countFrom === null
        ? say('Tiers and bonus from now on: {terms}', { terms: words })
        : say('Tiers and bonus from {day}: {terms}', { terms: words, day: formats.day(countFrom) })
    }
    case 'tier-reached': {
      const { ratePercent } = happened.params
      return say('Tier of {percent}% reached, with {goal}', {
        percent: ratePercent,
        goal: sayGoal(happened.params, formats),
      })
    }
    case 'tier-missed':
      return say(
        'Tier of {percent}% not reached again: {figure} of {amount}',
        missedValues(happened.params, formats),
      )
    case 'tier-kept':
      return say('Tier of {percent}% kept', { percent: happened.params.ratePercent })
    case 'tier-lowered': {
      const { fromPercent, toPercent, effectiveOn } = happened.params
      return say('Tier lowered: {percent}% instead of {before}% from {day}', {
        percent: toPercent,
        before: fromPercent,
        day: formats.day(effectiveOn),
      })
    }
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
    case 'campaign-started': {
      const words = campaignValues(happened.params, formats)
      return {
        title: say('{hotel}: campaign {name}', { ...words, hotel: partner }),
        detail: detail(say('{pay}. Your links need no change.', words)),
      }
    }
    case 'campaign-stopped':
      return {
        title: say('{hotel} stopped the campaign {name}', {
          ...campaignValues(happened.params, formats),
          hotel: partner,
        }),
        detail: detail(say('Bookings already made keep it. New ones get your usual rate.')),
      }
    case 'tiers-changed': {
      const { terms, countFrom } = happened.params
      return {
        title: say('{hotel}: tiers and bonus', { hotel: partner }),
        detail: detail(
          countFrom === null
            ? say('From now on: {terms}.', { terms: sayTierTerms(terms, formats) })
            : say('From {day}: {terms}. A tier that you reached stays.', {
                day: formats.day(countFrom),
                terms: sayTierTerms(terms, formats),
              }),
        ),
      }
    }
    case 'tier-reached': {
      const tier = { ...values, percent: happened.params.ratePercent }
      return side === 'hotel'
        ? {
            title: say(
              '{place, select, hotel {{partner} reached a tier at {hotel}: {percent}%} other {{partner} reached a tier: {percent}%}}',
              tier,
            ),
            detail: detail(say('Bookings made from now on get it.')),
          }
        : {
            title: say('You reached a tier at {hotel}: {percent}%', { ...tier, hotel: partner }),
            detail: detail(say('Bookings made from now on get it.')),
          }
    }
    case 'tier-missed': {
      const missed = { ...values, ...missedValues(happened.params, formats) }
      return side === 'hotel'
        ? {
            title: say(
              '{place, select, hotel {{partner} at {hotel}: keep the tier of {percent}%?} other {{partner}: keep the tier of {percent}%?}}',
              missed,
            ),
            detail: detail(
              say(
                'They brought {figure} of {amount} in the last period. Nothing changes until you decide.',
                missed,
              ),
            ),
          }
        : {
            title: say('{hotel} may lower your tier of {percent}%', { ...missed, hotel: partner }),
            detail: detail(
              say(
                'You brought {figure} of {amount} in the last period. Nothing is lowered without 30 days’ notice.',
                missed,
              ),
            ),
          }
    }
    case 'tier-kept':
      return {
        title: say('{hotel} lets you keep your tier of {percent}%', {
          hotel: partner,
          percent: happened.params.ratePercent,
        }),
        detail: detail(say('It is looked at again after the next period.')),
      }
    case 'tier-lowered':
      return {
        title: say('{hotel}: {percent}% instead of {before}%', {
          hotel: partner,
          percent: happened.params.toPercent,
          before: happened.params.fromPercent,
        }),
        detail: detail(
          say('This takes effect on {day}. Bookings made before that day keep their terms.', {
            day: formats.day(happened.params.effectiveOn),
          }),
        ),
      }
  }
}

function missedValues(
  told: TierGoalTold & { threshold: number; figure: number; ratePercent: number },
  formats: WordFormats,
) {
  return {
    percent: told.ratePercent,
    figure: sayBrought(told, told.figure, formats),
    amount: sayTierAmount(told, formats),
  }
}

function termTitle(names: { partner: string; hotel: string; place: string }, change: string): string {
  return say('{place, select, hotel {{partner} at {hotel}: {change}} other {{partner}: {change}}}', {
    ...names,
    change,
  })
}

function campaignValues(told: CampaignTold, formats: WordFormats) {
  return { name: isolate(told.name), pay: campaignPayWords(told, formats) }
}

function codeValues({ code, discountPercent }: { code: string; discountPercent: number }) {
  return { code, percent: discountPercent }
}
