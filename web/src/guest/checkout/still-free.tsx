import type { Offer } from '@roomlark/contract/bookings/offers'
import { moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { ArrowRight } from '../../ui/icons/arrow-right.ts'
import { textsIn } from '../texts/texts.ts'

type StillFreeProps = {
  visit: GuestVisit
  hotel: { name: string }
  offers: Offer[]
  /** The price of what is gone. */
  wasCents: number
  back: string
  /** Draws the button that holds an offer. */
  children: (offer: Offer, label: string, variant: 'primary' | 'secondary') => ReactNode
}

/** Rooms that are left, with the difference to the price of those that are gone. */
export function StillFree({ visit: { language }, hotel, offers, wasCents, back, children }: StillFreeProps) {
  const texts = textsIn(language)
  const words = texts.checkout
  return (
    <section className="rounded-lg border border-border bg-surface">
      <h2 className="px-[18px] pt-5 pb-2 text-lg wrap-anywhere md:px-6">
        {fill(words.stillFree, { hotel: hotel.name })}
      </h2>
      {offers.length === 0 ? <p className="px-[18px] pb-4 text-muted md:px-6">{words.nothingFree}</p> : null}
      <ul>
        {offers.map((offer, index) => {
          const price = moneyIn(language, offer.totalCents, offer.currency)
          const change = offer.totalCents - wasCents
          const names = { room: offer.roomTypeName, plan: offer.ratePlanName, price }
          return (
            <li
              key={`${offer.ratePlanId} ${offer.roomTypeId}`}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-border px-[18px] py-4 md:px-6"
            >
              <p className="min-w-0 flex-1 basis-52">
                <b className="block wrap-anywhere">
                  {offer.roomTypeName}, {offer.ratePlanName}
                </b>
                <span className="text-sm text-muted">{texts.meals[offer.mealPlan]}</span>
              </p>
              <p className="text-right">
                <b className="block font-display text-md font-medium tabular-nums">{price}</b>
                {change === 0 ? null : (
                  <span className="text-sm text-muted">
                    {fill(change > 0 ? words.more : words.less, {
                      amount: moneyIn(language, Math.abs(change), offer.currency),
                    })}
                  </span>
                )}
              </p>
              {children(offer, fill(words.holdThisRoom, names), index === 0 ? 'primary' : 'secondary')}
            </li>
          )
        })}
      </ul>
      <p className="py-3.5 text-center">
        <a href={back} className="inline-flex items-center gap-2 text-[14px] font-medium text-primary-text">
          <span className="wrap-anywhere">{fill(words.allRooms, { hotel: hotel.name })}</span>
          <ArrowRight aria-hidden="true" className="size-4" />
        </a>
      </p>
    </section>
  )
}
