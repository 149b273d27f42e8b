import type { DeskStay, Quote } from '@roomlark/contract/bookings/booking-input'
import { planBookingPayment } from '@roomlark/contract/bookings/booking-payment'
import { billLinesOfBooking } from '@roomlark/contract/inventory/bill-lines'
import { computeBill, toChargedStay, toTaxedStay } from '@roomlark/contract/inventory/charges'
import { computeMealCents } from '@roomlark/contract/inventory/plan-meals'
import { withoutStayCharges } from '@roomlark/contract/inventory/tax-rules'
import type { SignedInContext } from '../../../context.ts'
import { findDiscount, getHotelCompany } from '../../companies/companies.service.ts'
import type { BookingRow } from '../bookings.queries.ts'
import { readSale } from '../create/sale.service.ts'
import type { StayRow } from '../stays.queries.ts'
import { perNight } from './priced-rooms.policy.ts'
import { priceStay } from './quote.policy.ts'

/** Quotes stays that cannot be booked as well, together with the reasons. */
export async function quoteStay(
  ctx: SignedInContext,
  hotelId: string,
  { companyId, isFurtherPlan, ...stay }: DeskStay,
): Promise<Quote> {
  const sale = await readSale(ctx, hotelId, stay)
  const company = companyId && (await getHotelCompany(ctx.sql, hotelId, companyId))
  return priceStay(stay, {
    ...sale,
    ...(isFurtherPlan && { taxes: withoutStayCharges(sale.taxes) }),
    ...(company && { companyId, discountPercent: findDiscount(company, stay.ratePlanId) }),
  }).quote
}

/** Returns the nights of a hold with the prices they would have without its promo code. */
export function listUndiscountedNights(stays: StayRow[]): Quote['nights'] {
  return perNight(
    stays.map(({ roomTypeId, adults, childAges, nightlyCents }) => ({
      roomTypeId,
      adults,
      childAges,
      nights: nightlyCents.map(({ night, priceCents, mealCents, fullCents }) => ({
        night,
        priceCents: fullCents ?? priceCents,
        mealCents,
      })),
    })),
  )
}

/** Returns the total that a hold would have without its promo code. */
export function computeUndiscountedTotal({
  booking,
  stays,
}: {
  booking: BookingRow
  stays: StayRow[]
}): number {
  const full = stays.map(({ nightlyCents, ...stay }) => ({
    ...stay,
    nightlyCents: nightlyCents.map((night) => {
      const priceCents = night.fullCents ?? night.priceCents
      return { ...night, priceCents, mealCents: computeMealCents(booking.taxRules.meal, stay, priceCents) }
    }),
  }))
  return computeBill(booking.taxRules, toTaxedStay(toChargedStay(booking, full))).totalCents
}

export function quoteOfBooking({ booking, stays }: { booking: BookingRow; stays: StayRow[] }): Quote {
  return {
    currency: booking.currency,
    nights: perNight(
      stays.map(({ roomTypeId, adults, childAges, nightlyCents }) => ({
        roomTypeId,
        adults,
        childAges,
        nights: nightlyCents,
      })),
    ),
    ...billLinesOfBooking(booking, stays),
    includedVatCents: booking.includedVatCents,
    totalCents: booking.totalCents,
    totalUsdCents: booking.totalUsdCents,
    mealPlan: booking.mealPlan,
    cancellationPolicy: booking.cancellationPolicy,
    payment: planBookingPayment(booking, stays),
    obstacles: [],
    limits: [],
  }
}
