import { paymentParts } from '@roomlark/contract/bookings/guest-payment-words'
import type { ChosenStay, RoomChoice, StayOffers, StayQuery } from '@roomlark/contract/bookings/offers'
import { daysBetween } from '@roomlark/contract/dates'
import { dayRange, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { isPaidOnline } from '@roomlark/contract/inventory/payment-terms'
import { isolate } from '@roomlark/contract/isolate'
import { fill, sayCount } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { aboutWords } from '../about-words.ts'
import { includedIn } from '../charge-lines.ts'
import { BookForm } from '../checkout/book-form.tsx'
import { answerId, stayFormId } from '../search-form.tsx'
import { column } from '../site-column.ts'
import { textsIn } from '../texts/texts.ts'
import { FromPriceLine } from './from-price.tsx'
import { countRooms } from './kept-choice.ts'

const bar = 'border-t border-border bg-raised [box-shadow:var(--shadow-md)]'

/** The next step, always in view: on phones to choose dates and a room, everywhere to book the choice. */
export function StickyTotal({ page }: { page: GuestPageOf<'hotel'> }) {
  return (
    <div id="choice" data-choice-part="" aria-live="polite" className="sticky bottom-0 z-30">
      <BarContent page={page} />
    </div>
  )
}

function BarContent({ page }: { page: GuestPageOf<'hotel'> }) {
  const { stay, offers, choice } = page
  if (!stay || !offers) return <ChooseDates page={page} />
  if (!choice) return <ChooseRoom page={page} stay={stay} offers={offers} />
  const { chosen } = offers
  return chosen ? (
    <Chosen page={page} stay={stay} chosen={chosen} />
  ) : (
    <NotChosen page={page} stay={stay} choice={choice} />
  )
}

function ChooseDates({ page }: { page: GuestPageOf<'hotel'> }) {
  const { visit, fromPrices } = page
  return (
    <div className={cx(bar, 'md:hidden')}>
      <div className={`${column} flex items-center justify-between gap-3 py-3 [&_b]:text-md`}>
        <FromPriceLine page={page} price={fromPrices[0]} />
        <a
          href={`#${stayFormId}`}
          data-open-dates=""
          className={cx(buttonClass({ size: 'lg' }), 'max-md:not-first:ml-auto')}
        >
          {textsIn(visit.language).hotel.chooseDates}
        </a>
      </div>
    </div>
  )
}

type ChooseRoomProps = { page: GuestPageOf<'hotel'>; stay: StayQuery; offers: StayOffers }

function ChooseRoom({ page: { visit }, stay, offers: { offers } }: ChooseRoomProps) {
  const { language } = visit
  const texts = textsIn(language)
  const [cheapest] = offers
  if (!cheapest) return null
  return (
    <div className={cx(bar, 'md:hidden')}>
      <div className={`${column} flex items-center justify-between gap-4 py-3`}>
        <p className="min-w-0">
          <b className="block font-display text-lg font-medium">
            {fill(texts.find.priceFrom, { from: moneyIn(language, cheapest.totalCents, cheapest.currency) })}
          </b>
          <span className="block truncate text-sm text-muted">
            {[
              sayCount(language, texts.count.nights, daysBetween(stay.checkInOn, stay.checkOutOn)),
              sayCount(language, texts.count.guests, stay.adults + stay.childAges.length),
            ].join(', ')}
          </span>
        </p>
        <a href={`#${answerId}`} className={buttonClass({ size: 'lg' })}>
          {texts.hotel.chooseRoom}
        </a>
      </div>
    </div>
  )
}

type ChosenProps = { page: GuestPageOf<'hotel'>; stay: StayQuery; chosen: ChosenStay }

/** The choice and its whole price, and the way to book it. */
function Chosen({ page: { visit, hotel, recommendedBy }, stay, chosen }: ChosenProps) {
  const { language } = visit
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
          visit={visit}
          stay={stay}
          slug={hotel.slug}
          totalCents={quote.totalCents}
          label={texts.checkout.bookNow}
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
