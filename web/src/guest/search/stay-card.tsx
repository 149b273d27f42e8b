import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { daysBetween } from '@roomlark/contract/dates'
import { countryIn, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import type { StayHit } from '@roomlark/contract/guest-site/search'
import { isPaidOnline } from '@roomlark/contract/inventory/payment-terms'
import { fill, sayCount } from '@roomlark/contract/say'
import { CalendarCheck2 } from '../../ui/icons/calendar-check-2.ts'
import { Stars } from '../../ui/stars.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { includedIn } from '../charge-lines.ts'
import { makeAddress, stayWords } from '../page-address.ts'
import { PaymentLine } from '../payment-line.tsx'
import { ScoreLine } from '../reviews/score-badge.tsx'
import { textsIn } from '../texts/texts.ts'
import { Cover } from './cover.tsx'
import { freeWords } from './offer-words.ts'

/** A hotel among a few, upright; one link. */
export function StayCard({ visit, hit, stay }: { visit: GuestVisit; hit: StayHit; stay: StayQuery }) {
  const { language, currency } = visit
  const texts = textsIn(language)
  const { cheapest } = hit
  const nights = sayCount(language, texts.count.nights, daysBetween(stay.checkInOn, stay.checkOutOn))
  const free = freeWords(language, cheapest)
  return (
    <a
      href={makeAddress(visit, `/stays/${hit.slug}`, stayWords(stay))}
      className="group flex w-full flex-col overflow-hidden rounded-lg border border-border bg-surface hover:border-control"
    >
      <span className="block aspect-video overflow-hidden bg-sunken">
        <Cover language={language} hit={hit} sizes="(min-width: 48rem) 380px, 92vw" />
      </span>
      <span className="flex grow flex-col gap-1 px-5 py-4.5">
        <span className="flex flex-wrap items-start justify-between gap-x-3">
          <b className="font-display text-[19px] leading-[26px] font-medium wrap-anywhere group-hover:underline">
            {hit.name}
          </b>
          <Stars count={hit.starRating} className="mt-1.5" />
        </span>
        <span className="text-[14px] text-muted">
          {hit.score ? (
            <span className="mr-2.5">
              <ScoreLine language={language} score={hit.score} />
            </span>
          ) : null}
          <UserText>{hit.city}</UserText>, {countryIn(language, hit.country)}
        </span>
        <span className="mt-2 text-[14px]">
          <UserText>{cheapest.roomTypeName}</UserText>, {texts.meals[cheapest.mealPlan]}
        </span>
        {free ? (
          <span className="flex items-center gap-2 text-[14px] text-success-text">
            <CalendarCheck2 aria-hidden="true" className="size-4 shrink-0" />
            {free}
          </span>
        ) : null}
        {isPaidOnline(cheapest.payment) ? <PaymentLine language={language} priced={cheapest} /> : null}
        <span className="mt-auto flex items-end justify-between gap-3 border-t border-border pt-3">
          <span className="text-sm font-medium text-accent-text">
            {cheapest.left !== null && cheapest.left <= 2
              ? sayCount(language, texts.count.left, cheapest.left)
              : null}
          </span>
          <span className="text-right">
            <b className="block font-display text-lg font-medium">
              {moneyIn(language, cheapest.totalCents, cheapest.currency)}
            </b>
            {currency && currency.code !== cheapest.currency ? (
              <span className="block text-sm text-muted">
                {fill(texts.results.about, { amount: moneyIn(language, cheapest.aboutCents, currency.code) })}
              </span>
            ) : null}
            <span className="block text-sm text-muted">
              {fill(texts.results[includedIn(cheapest)], { nights })}
            </span>
          </span>
        </span>
      </span>
    </a>
  )
}
