import type { StayQuery } from '@roomlark/contract/bookings/offers'
import { daysBetween } from '@roomlark/contract/dates'
import { countryIn, distanceIn, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import type { StayHit } from '@roomlark/contract/guest-site/search'
import { fill, sayCount } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { BedDouble } from '../../ui/icons/bed-double.ts'
import { CalendarCheck2 } from '../../ui/icons/calendar-check-2.ts'
import { Coffee } from '../../ui/icons/coffee.ts'
import { Utensils } from '../../ui/icons/utensils.ts'
import { Stars } from '../../ui/stars.tsx'
import { UserText } from '../../ui/user-text.tsx'
import { includedIn } from '../charge-lines.ts'
import { makeAddress, stayWords } from '../page-address.ts'
import { PaymentLine } from '../payment-line.tsx'
import { ScoreLine } from '../reviews/score-badge.tsx'
import { textsIn } from '../texts/texts.ts'
import { Cover } from './cover.tsx'
import { freeWords } from './offer-words.ts'

type ResultCardProps = {
  visit: GuestVisit
  hit: StayHit
  stay: StayQuery
  /** In which prices are compared. */
  currency: string
  isFirst: boolean
  /** Says when the price is paid, because it is not the same for all results. */
  tellsPayment: boolean
}

/** One link: the room it would be, what comes with it, and what the whole stay costs. */
export function ResultCard({ visit, hit, stay, currency, isFirst, tellsPayment }: ResultCardProps) {
  const { language } = visit
  const texts = textsIn(language)
  const { cheapest } = hit
  const count = daysBetween(stay.checkInOn, stay.checkOutOn)
  const money = (cents: number) => moneyIn(language, cents, cheapest.currency)
  const free = freeWords(language, cheapest)
  const MealIcon = cheapest.mealPlan === 'room-only' ? Utensils : Coffee
  return (
    <article className="group relative grid overflow-hidden rounded-lg border border-border bg-surface hover:border-control lg:grid-cols-[264px_minmax(0,1fr)_auto] lg:gap-5.5 lg:p-3">
      <div className="aspect-video overflow-hidden bg-sunken lg:aspect-4/3 lg:rounded-md">
        <Cover language={language} hit={hit} isFirst={isFirst} sizes="(min-width: 64rem) 264px, 100vw" />
      </div>
      <div className="flex min-w-0 flex-col px-4 pt-4 lg:px-0 lg:pt-1.5 lg:pb-1">
        <h2 className="text-lg wrap-anywhere">
          <a
            href={makeAddress(visit, `/stays/${hit.slug}`, stayWords(stay))}
            className="outline-none group-hover:underline after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
          >
            {hit.name}
          </a>
        </h2>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 text-[14px] text-muted">
          <ScoreLine language={language} score={hit.score} />
          <Stars count={hit.starRating} />
          <span className="sr-only">{sayCount(language, texts.count.stars, hit.starRating)}</span>
          <span className="wrap-anywhere">
            <UserText>{hit.city}</UserText>, {countryIn(language, hit.country)}
          </span>
          {hit.centreMeters === null ? null : (
            <span>{fill(texts.nearby.toCentre, { distance: distanceIn(language, hit.centreMeters) })}</span>
          )}
        </p>
        <ul className="mt-3.5 grid gap-1.5 text-[14px] leading-5">
          <Fact icon={<BedDouble />}>
            <UserText>{cheapest.roomTypeName}</UserText>
          </Fact>
          <Fact icon={<MealIcon />}>{texts.meals[cheapest.mealPlan]}</Fact>
          {free ? (
            <Fact icon={<CalendarCheck2 />} isGood>
              {free}
            </Fact>
          ) : null}
          {tellsPayment ? (
            <li>
              <PaymentLine language={language} priced={cheapest} className="gap-2.5 [&>svg]:size-4" />
            </li>
          ) : null}
        </ul>
        <p className="mt-auto pt-2 text-sm text-muted max-lg:hidden">
          {hit.amenities
            .slice(0, 3)
            .map((amenity) => texts.amenities[amenity])
            .join(', ')}
        </p>
      </div>
      <div className="mx-4 mt-3.5 flex items-end justify-between gap-4 border-t border-border pt-3 pb-4 lg:m-0 lg:min-w-41 lg:flex-col lg:justify-end lg:gap-3 lg:border-0 lg:p-0 lg:pr-2.5 lg:pb-1">
        <p className="text-sm text-muted tabular-nums lg:hidden">
          {fill(texts.find.aNight, { amount: money(Math.round(cheapest.totalCents / count)) })}
        </p>
        <p className="ml-auto text-right">
          {cheapest.left !== null && cheapest.left <= 2 ? (
            <span className="mb-0.5 block text-sm font-medium text-accent-text">
              {sayCount(language, texts.count.left, cheapest.left)}
            </span>
          ) : null}
          <b className="block font-display text-[24px] leading-[30px] font-medium tabular-nums">
            {money(cheapest.totalCents)}
          </b>
          {currency === cheapest.currency ? null : (
            <span className="block text-sm text-muted tabular-nums">
              {fill(texts.results.about, { amount: moneyIn(language, cheapest.aboutCents, currency) })}
            </span>
          )}
          <span className="block text-sm text-muted">
            {fill(texts.results[includedIn(cheapest)], {
              nights: sayCount(language, texts.count.nights, count),
            })}
          </span>
        </p>
        <span aria-hidden="true" className={cx(buttonClass({ variant: 'secondary' }), 'max-lg:hidden')}>
          {texts.find.seeRooms}
        </span>
      </div>
    </article>
  )
}

function Fact({
  icon,
  isGood = false,
  children,
}: {
  icon: ReactNode
  isGood?: boolean
  children: ReactNode
}) {
  return (
    <li className={cx('flex items-center gap-2.5', isGood && 'text-success-text')}>
      <span
        aria-hidden="true"
        className={cx('shrink-0 [&>svg]:size-4', isGood ? 'text-success-text' : 'text-muted')}
      >
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}
