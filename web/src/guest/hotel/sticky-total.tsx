import { paymentParts } from '@roomlark/contract/bookings/guest-payment-words'
import type { RoomChoice, StayQuery } from '@roomlark/contract/bookings/offers'
import { daysBetween } from '@roomlark/contract/dates'
import { dayRange, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { isPaidOnline } from '@roomlark/contract/inventory/payment-terms'
import { isolate } from '@roomlark/contract/isolate'
import { fill, sayCount } from '@roomlark/contract/say'
import { aboutWords } from '../about-words.ts'
import { includedIn } from '../charge-lines.ts'
import { BookForm } from '../checkout/book-form.tsx'
import { column } from '../site-column.ts'
import { textsIn } from '../texts/texts.ts'
import { countRooms } from './kept-choice.ts'

const bar = 'sticky bottom-0 z-30 border-t border-border bg-raised [box-shadow:var(--shadow-md)]'

/** The choice and its whole price, always in view, and the way to book it. */
export function StickyTotal({ page }: { page: GuestPageOf<'hotel'> }) {
  const { visit, hotel, stay, offers, choice, recommendedBy } = page
  const { language } = visit
  if (!stay || !offers || !choice) return null
  const { chosen } = offers
  if (!chosen) return <NotChosen {...{ page, stay, choice }} />
  const texts = textsIn(language)
  const words = texts.hotel
  const { quote } = chosen
  const names = chosen.rooms.map(
    ({ roomTypeId }) => hotel.rooms.find(({ id }) => id === roomTypeId)?.name ?? '',
  )
  const parts = [
    sayCount(language, texts.count.rooms, countRooms(chosen)),
    dayRange(language, stay.checkInOn, stay.checkOutOn),
    sayCount(language, texts.count.nights, daysBetween(stay.checkInOn, stay.checkOutOn)),
    sayCount(language, texts.count.guests, stay.adults + stay.childAges.length),
  ]
  const amount = aboutWords(visit, quote)
  const about = amount && fill(words.about, { amount })
  const total = moneyIn(language, quote.totalCents, quote.currency)
  return (
    <aside aria-label={words.yourChoice} className={bar}>
      <div
        className={`${column} flex flex-wrap items-center justify-between gap-x-5 gap-y-1.5 py-3 md:flex-nowrap`}
      >
        <p className="min-w-0 max-md:basis-full">
          <b className="block truncate">
            {names.join(', ')}, {chosen.ratePlanName}
          </b>
          <span className="block truncate text-sm text-muted">{parts.join(', ')}</span>
        </p>
        {recommendedBy ? (
          <p className="min-w-0 shrink text-sm text-muted max-lg:hidden">
            {fill(texts.recommended.by, { name: isolate(recommendedBy.name) })} {texts.recommended.commission}
          </p>
        ) : null}
        <p className="md:ml-auto md:text-right">
          <b className="block font-display text-lg font-medium">{total}</b>
          <span className="text-sm text-muted">
            {words[includedIn(quote)]}
            {about ? `, ${about}` : ''}
            {isPaidOnline(quote.payment) ? (
              <span className="block">{paymentParts(language, quote, 'offered')[0]}</span>
            ) : null}
          </span>
        </p>
        <BookForm
          {...{ visit, stay, slug: hotel.slug, totalCents: quote.totalCents, label: texts.checkout.bookNow }}
          choice={{ ratePlanId: chosen.ratePlanId, rooms: chosen.rooms }}
        />
      </div>
    </aside>
  )
}

type NotChosenProps = { page: GuestPageOf<'hotel'>; stay: StayQuery; choice: RoomChoice }

/** Says in place of the total why there is none: this bar is in view wherever the page is scrolled to. */
function NotChosen({ page: { visit, offers }, stay, choice }: NotChosenProps) {
  const { language } = visit
  const { count, faults } = textsIn(language)
  const words = fill(offers?.isChoiceTooSmall ? faults['too-small'] : faults.gone, {
    rooms: sayCount(language, count.rooms, countRooms(choice)),
    guests: sayCount(language, count.guests, stay.adults + stay.childAges.length),
  })
  return (
    <div className={bar}>
      <p role="alert" className={`${column} py-4 font-medium text-warning-text`}>
        {words}
      </p>
    </div>
  )
}
