import { readReference } from '@roomlark/contract/booking-reference'
import {
  type ClaimAnswer,
  type ClaimOutcome,
  type CommissionClaim,
  claimedClicks,
} from '@roomlark/contract/partners/commission-claim'
import { claimCounter } from '../../../accounts/auth/throttle.service.ts'
import type { SignedInContext } from '../../../context.ts'
import { takeAttempt } from '../../../platform/limits/throttles.service.ts'
import { getDefaults } from '../../../platform/platform/defaults.service.ts'
import { type ClaimedBooking, selectClaimedBooking, selectOwnClicks } from './claims.queries.ts'

/**
 * Answers why a booking did or did not count for an affiliate. Numbers of bookings can be guessed, so attempts are limited, and what the affiliate has nothing to do with looks as if it did not exist.
 */
export async function askClaim(ctx: SignedInContext, claim: CommissionClaim): Promise<ClaimAnswer> {
  const affiliateId = ctx.actor.userId
  const reference = readReference(claim.reference)
  await takeAttempt(ctx.sql, claimCounter(affiliateId), ctx.clock())
  const found = await selectClaimedBooking(ctx.sql, { affiliateId, reference, bookedOn: claim.bookedOn })
  if (!found) return { outcome: 'not-found', booking: null }
  const { attributionDays } = await getDefaults(ctx)
  const windowDays = found.windowDays ?? attributionDays
  const { hotelId, hotelName, timeZone, bookedAt, method, isOwn } = found
  const clicks = await selectOwnClicks(ctx.sql, {
    affiliateId,
    hotelId,
    windowDays,
    before: bookedAt,
    limit: claimedClicks,
  })
  return {
    outcome: decideOutcome(found),
    booking: {
      reference: found.reference,
      hotelName,
      timeZone,
      method,
      windowDays,
      bookedAt: bookedAt.toISOString(),
      id: isOwn ? found.id : null,
      lastClickAt: clicks.lastAt?.toISOString() ?? null,
      clicksInWindow: clicks.inWindow,
    },
  }
}

function decideOutcome({ isOwn, method, wasActive, isFromSite, wasPaused }: ClaimedBooking): ClaimOutcome {
  if (isOwn) return 'counted'
  if (method !== null) return 'other-partner'
  if (!wasActive) return 'not-active'
  if (!isFromSite) return 'taken-by-hotel'
  return wasPaused ? 'referrals-paused' : 'no-click'
}
