import { computeBill, toTaxedStay } from '@roomlark/contract/inventory/charges'
import { computeMealCents } from '@roomlark/contract/inventory/plan-meals'
import { changeByPercent, usdCents } from '@roomlark/contract/money'
import { say } from '@roomlark/contract/say'
import type { GuestContext, ServiceContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { AppError, changedByOthers } from '../../../errors.ts'
import { lockUsablePromoCode } from '../../../inventory/rates/promo-codes.service.ts'
import { type BookingRow, updatePromoCode } from '../bookings.queries.ts'
import { lockBooking } from '../bookings.service.ts'
import { holdExpired } from '../hold/guest-holds.service.ts'
import { selectFullPrices, updateNightPrices } from '../stays.queries.ts'
import { beginForBooking } from './pool-share.service.ts'

type PromoContext = Pick<ServiceContext, 'clock'>

/**
 * Applies the discount of a code to a guest's hold, or removes it. The discount applies to the prices that
 * were fixed when the hold began, not to today's.
 */
export async function setPromoCodeOfHold(ctx: GuestContext, id: string, typed: string | null): Promise<void> {
  await beginForBooking(ctx, id, async (tx) => {
    const booking = await lockBooking(ctx, tx, id)
    if (booking.state !== 'held' || booking.isLapsed) throw holdExpired()
    // The guest is paying what the rooms cost so far.
    if (!booking.isUnnamed) throw changedByOthers('this booking')
    await reprice(ctx, tx, booking, typed)
  })
}

async function reprice(
  ctx: PromoContext,
  tx: Transaction,
  booking: BookingRow,
  typed: string | null,
): Promise<void> {
  // Entering the same code again is no second use, even if this was the last one available.
  if (typed === (booking.promoCode?.code ?? null)) return
  const code = typed === null ? null : await getUsable(ctx, tx, booking, typed)
  const { taxRules, adults, childAges } = booking
  const full = await selectFullPrices(tx, booking.id)
  const nights = full.map(({ stayId, night, priceCents: fullCents, ...guests }) => {
    const priceCents = changeByPercent(fullCents, -(code?.discountPercent ?? 0))
    const mealCents = computeMealCents(taxRules.meal, guests, priceCents)
    return { stayId, night, priceCents, mealCents, fullCents: code ? fullCents : null }
  })
  const charged = nights.map(({ night, priceCents, mealCents }) => ({
    night,
    priceCents,
    mealCents,
    name: null,
  }))
  const bill = computeBill(taxRules, toTaxedStay({ adults, childAges, nights: charged }))
  const totalUsdCents = usdCents(bill.totalCents, booking.currency, booking.usdRate)
  await updateNightPrices(tx, nights)
  await updatePromoCode(tx, booking.id, { ...bill, totalUsdCents, promoCode: code, now: ctx.clock() })
}

async function getUsable(ctx: PromoContext, tx: Transaction, booking: BookingRow, typed: string) {
  const hotel = { id: booking.hotelId, timeZone: booking.timeZone }
  const code = await lockUsablePromoCode(ctx, tx, hotel, typed)
  if (code) return code
  // The message is always the same, so that nobody learns whether a code exists, has ended or is used up.
  const fields = { promoCode: say('This code cannot be used for this stay') }
  throw new AppError('validation_failed', `${fields.promoCode}.`, { fields })
}
