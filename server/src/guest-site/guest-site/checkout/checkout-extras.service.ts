import type { ExtrasFault } from '@roomlark/contract/guest-site/guest-checkout-page'
import { setExtrasOfHold } from '../../../bookings/bookings/extras/ordering.service.ts'
import type { PublicContext } from '../../../context.ts'
import { getCheckoutState, type HeldCheckout } from '../../checkout/checkout.service.ts'
import { requireRefusal } from './checkout-stops.service.ts'
import { extrasFaults, readWantedExtras, wantsOthers } from './extras-form.policy.ts'

/**
 * Orders the extras of the form where they are others than the hold has: a guest who has not yet seen what they cost books
 * nothing. Returns null where the form is about something else.
 */
export async function chooseExtras(
  ctx: PublicContext,
  held: HeldCheckout,
  form: URLSearchParams,
): Promise<'saved' | { status: number; news?: ExtrasFault } | null> {
  const act = form.get('act') ?? ''
  const wanted = readWantedExtras(form)
  const isAsked = act === 'extras' || wantsOthers(wanted, held.booking.extras)
  if (getCheckoutState(held) !== 'held' || !isAsked || !savingActs.includes(act)) return null
  const asGuest = { ...ctx, actor: { userType: 'guest' as const } }
  try {
    await setExtrasOfHold(asGuest, held.checkout.bookingId, wanted)
  } catch (error) {
    const { code, status } = requireRefusal(error)
    const news = extrasFaults[code]
    if (!news && code !== 'hold_expired') throw error
    return { status, ...(news && { news }) }
  }
  return act === 'extras' || act === 'book' ? 'saved' : null
}

/** A promo code is tried with the extras that were chosen in the same form. */
const savingActs = ['extras', 'book', 'apply-code', 'remove-code']
