import { isolate } from './isolate.ts'
import type {
  DeclineReason,
  PartnershipHappening,
  PartnershipSide,
  PartnershipState,
  PartnershipTerm,
} from './partnership-events.ts'
import type { WordFormats } from './word-formats.ts'

export const stateWords: Record<PartnershipState, string> = {
  invited: 'Invited',
  requested: 'Requested',
  active: 'Active',
  paused: 'Paused',
  ended: 'Ended',
  declined: 'Declined',
}

export const declineReasonWords: Record<DeclineReason, string> = {
  'more-detail': 'Needs more detail',
  requirements: 'Does not meet our requirements',
  'not-a-fit': 'Not the right fit',
  other: 'Other',
}

/** One line of the history of a partnership. */
export function partnershipEventWords(happened: PartnershipHappening, formats: WordFormats): string {
  switch (happened.kind) {
    case 'requested':
      return 'Partnership requested'
    case 'approved':
      return happened.params.isAutomatic ? 'Approved automatically' : 'Request approved'
    case 'declined': {
      const { reason, askAgainOn } = happened.params
      return `Request declined: ${declineReasonWords[reason].toLowerCase()}. It can be made again from ${formats.day(askAgainOn)}`
    }
    case 'withdrawn':
      return 'Withdrawn'
    case 'invited':
      return 'Invitation sent'
    case 'accepted':
      return 'Invitation accepted'
    case 'invitation-declined':
      return 'Invitation declined'
    case 'paused':
      return 'Partnership paused'
    case 'resumed':
      return 'Partnership resumed'
    case 'ended':
      return 'Partnership ended'
    case 'terms-announced':
      return `${termWords(happened.params.change)} from ${formats.day(happened.params.effectiveOn)}`
    case 'terms-changed':
      return `${termWords(happened.params.change)} from now on`
    case 'terms-cancelled':
      return `Cancelled: ${termWords(happened.params.change).toLowerCase()} from ${formats.day(happened.params.effectiveOn)}`
    case 'code-proposed':
      return `Promo code ${codeWords(happened.params)} proposed`
    case 'code-agreed':
      return `Promo code ${codeWords(happened.params)} agreed to`
    case 'code-declined':
      return `Promo code ${codeWords(happened.params)} declined`
  }
}

/** "Commission 13% instead of 15%" */
function termWords(change: PartnershipTerm): string {
  if (change.term === 'window')
    return `A click counts for ${change.toDays} days instead of ${change.fromDays}`
  const what = change.isBase ? 'Base commission' : 'Commission'
  return `${what} ${change.toPercent}% instead of ${change.fromPercent}%`
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
  }: {
    side: 'hotel' | 'affiliate'
    happened: PartnershipHappening
    also?: PartnershipHappening | undefined
  },
  { partner, hotel, note }: { partner: string | null; hotel: string | null; note: string | null },
  formats: WordFormats,
): { title: string; detail: string } {
  const other =
    side === 'hotel' ? (partner === null ? 'A partner' : isolate(partner)) : (hotel ?? 'The hotel')
  const said = note === null || note === '' ? '' : `“${isolate(note)}” `
  const at = side === 'hotel' && hotel !== null ? ` at ${isolate(hotel)}` : ''
  const more = also ? ` Also: ${partnershipEventWords(also, formats)}.` : ''
  const detail = (rest: string) => `${said}${rest}${more}`
  switch (happened.kind) {
    case 'requested':
      return {
        title: `${other} would like to recommend ${hotel === null ? 'your hotel' : isolate(hotel)}`,
        detail: detail('Open the request to approve or decline it.'),
      }
    case 'approved':
      return side === 'hotel'
        ? {
            title: `${other} is a new partner${at}`,
            detail: detail('The request was approved automatically.'),
          }
        : {
            title: `${other} approved your request`,
            detail: detail('Your link is ready, and counts from now on.'),
          }
    case 'declined':
      return {
        title: `${other} declined your request`,
        detail: detail(
          `${declineReasonWords[happened.params.reason]}. You can ask again from ${formats.day(happened.params.askAgainOn)}.`,
        ),
      }
    case 'withdrawn':
      return side === 'hotel'
        ? { title: `${other} withdrew the request${at}`, detail: detail('There is nothing left to decide.') }
        : { title: `${other} withdrew the invitation`, detail: detail('There is nothing left to answer.') }
    case 'invited':
      return {
        title: `${other} invites you to be a partner`,
        detail: detail('Accept the invitation to get your first link.'),
      }
    case 'accepted':
      return {
        title: `${other} accepted your invitation${at}`,
        detail: detail('Their links count from now on.'),
      }
    case 'invitation-declined':
      return {
        title: `${other} declined your invitation${at}`,
        detail: detail('You can invite them again later.'),
      }
    case 'paused':
      return {
        title: `The partnership with ${other}${at} is paused`,
        detail: detail('Links still lead to the hotel but earn nothing until it is resumed.'),
      }
    case 'resumed':
      return { title: `The partnership with ${other}${at} is resumed`, detail: detail('Links count again.') }
    case 'ended':
      return {
        title: `The partnership with ${other}${at} has ended`,
        detail: detail(
          'Links still lead to the hotel but earn nothing. Bookings already made keep their terms.',
        ),
      }
    case 'terms-announced':
      return {
        title: `${other}${at}: ${termWords(happened.params.change)}`,
        detail: detail(
          `This takes effect on ${formats.day(happened.params.effectiveOn)}. Bookings made before that day keep their terms.`,
        ),
      }
    case 'terms-changed':
      return {
        title: `${other}${at}: ${termWords(happened.params.change)}`,
        detail: detail('This applies from now on.'),
      }
    case 'terms-cancelled':
      return {
        title: `${other}${at}: a change was cancelled`,
        detail: detail(
          `${termWords(happened.params.change)} from ${formats.day(happened.params.effectiveOn)} will not take effect.`,
        ),
      }
    case 'code-proposed':
      return {
        title: `${other} proposes the promo code ${codeWords(happened.params)}${at}`,
        detail: detail('Guests can use it once you agree to it, under Rates.'),
      }
    case 'code-agreed':
      return {
        title: `${other} agreed to your promo code ${codeWords(happened.params)}`,
        detail: detail('Guests can use it now.'),
      }
    case 'code-declined':
      return {
        title: `${other} declined your promo code ${codeWords(happened.params)}`,
        detail: detail('You can propose another one.'),
      }
  }
}

/** `SLOWSEA, 5% off` */
function codeWords({ code, discountPercent }: { code: string; discountPercent: number }): string {
  return `${code}, ${discountPercent}% off`
}

export const sideWords: Record<PartnershipSide, string> = {
  hotel: 'the hotel',
  affiliate: 'the affiliate',
  admin: 'Roomlark',
  system: 'automatically',
}
