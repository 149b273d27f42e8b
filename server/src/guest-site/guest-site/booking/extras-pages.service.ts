import { changeExtrasAsGuest } from '../../../bookings/bookings/extras/ordering.service.ts'
import { AppError } from '../../../errors.ts'
import { extrasFaults, readWantedExtras } from '../checkout/extras-form.policy.ts'
import type { Outcome } from '../checkout/kept-answers.service.ts'
import type { Visitor } from '../guest-site.service.ts'
import {
  answer,
  asGuest,
  bookingAddress,
  openAgain,
  type PageContext,
  type Params,
  withBooking,
} from './opened-booking.service.ts'

export async function showExtras(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async ({ arrival, token, booking }) =>
    answer(arrival, 200, { kind: 'booking-extras', token, booking, fault: null }),
  )
}

/** Orders what is chosen, all of it or nothing, and otherwise shows what can be had now. */
export async function chooseExtras(ctx: PageContext, visitor: Visitor, params: Params): Promise<Outcome> {
  return withBooking(ctx, visitor, params, async (opened) => {
    const { id, arrival, token } = opened
    try {
      await changeExtrasAsGuest(asGuest(ctx), id, readWantedExtras(params.form))
    } catch (error) {
      const fault = error instanceof AppError ? extrasFaults[error.code] : undefined
      if (!(error instanceof AppError) || !fault) throw error
      const { booking } = await openAgain(ctx, opened)
      return answer(arrival, error.status, { kind: 'booking-extras', token, booking, fault })
    }
    return { redirect: bookingAddress(arrival, token, 'extras') }
  })
}
