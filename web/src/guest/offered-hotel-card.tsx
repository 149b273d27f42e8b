import { daysBetween } from '@roomlark/contract/dates'
import { aboutCents, type GuestVisit } from '@roomlark/contract/guest-page'
import type { OfferedHotel, StayQuery } from '@roomlark/contract/offers'
import { Stars } from '../ui/stars.tsx'
import { UserText } from '../ui/user-text.tsx'
import { countryIn, moneyIn } from './formats.ts'
import { addressOf, stayWords } from './page-address.ts'
import { say, sayCount } from './say.ts'
import { textsIn } from './texts/languages.ts'

type CardProps = { visit: GuestVisit; hotel: OfferedHotel; stay: StayQuery; isFirst?: boolean }

/** One link: the room it would be, and what the whole stay costs. */
export function OfferedHotelCard({ visit, hotel, stay, isFirst = false }: CardProps) {
  const { language, currency } = visit
  const texts = textsIn[language]
  const { cheapest } = hotel
  const nights = sayCount(language, texts.count.nights, daysBetween(stay.checkInOn, stay.checkOutOn))
  const [image] = hotel.images
  return (
    <a
      href={addressOf(visit, `/stays/${hotel.slug}`, stayWords(stay))}
      className="group flex flex-col overflow-hidden rounded-lg border border-border bg-surface hover:[box-shadow:var(--shadow-sm)]"
    >
      <span className="block aspect-4/3 overflow-hidden bg-sunken">
        {image ? (
          <img
            src={image}
            alt=""
            width={1024}
            height={768}
            loading={isFirst ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            style={
              hotel.coverPlaceholder ? { backgroundImage: `url("${hotel.coverPlaceholder}")` } : undefined
            }
            className="size-full bg-cover bg-center object-cover"
          />
        ) : (
          <span className="grid size-full place-items-center text-[14px] text-muted">
            {texts.site.noImage}
          </span>
        )}
      </span>
      <span className="flex grow flex-col gap-1 p-5">
        <span className="flex items-start justify-between gap-3">
          <b className="font-display text-lg font-medium wrap-anywhere group-hover:underline">{hotel.name}</b>
          <Stars count={hotel.starRating} className="mt-2" />
        </span>
        <span className="text-[14px] text-muted">
          <UserText>{hotel.city}</UserText>, {countryIn(language, hotel.country)}
        </span>
        <span className="mt-2 text-[14px]">
          <UserText>{cheapest.roomTypeName}</UserText>, {texts.meals[cheapest.mealPlan]}
        </span>
        <span className="mt-auto flex items-end justify-between gap-3 border-t border-border pt-3">
          <span className="text-sm font-medium text-accent-text">
            {cheapest.left <= 2 ? sayCount(language, texts.count.left, cheapest.left) : null}
          </span>
          <span className="text-right">
            <b className="block font-display text-lg font-medium">
              {moneyIn(language, cheapest.totalCents, cheapest.currency)}
            </b>
            <span className="block text-sm text-muted">{say(texts.results.taxesIncluded, { nights })}</span>
            {currency && currency.code !== cheapest.currency ? (
              <span className="block text-sm text-muted">
                {say(texts.results.about, {
                  amount: moneyIn(language, aboutCents(cheapest.totalUsdCents, currency), currency.code),
                })}
              </span>
            ) : null}
          </span>
        </span>
      </span>
    </a>
  )
}
