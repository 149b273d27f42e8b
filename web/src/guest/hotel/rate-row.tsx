import { guestFeeWords } from '@roomlark/contract/bookings/guest-words'
import type { Offer, StayQuery } from '@roomlark/contract/bookings/offers'
import { daysBetween } from '@roomlark/contract/dates'
import { momentWords, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { cancellationPeriods } from '@roomlark/contract/inventory/cancellation'
import { fill, sayCount } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Ban } from '../../ui/icons/ban.ts'
import { CalendarCheck2 } from '../../ui/icons/calendar-check-2.ts'
import { Minus } from '../../ui/icons/minus.ts'
import { Plus } from '../../ui/icons/plus.ts'
import { Utensils } from '../../ui/icons/utensils.ts'
import { aboutWords } from '../about-words.ts'
import { includedIn } from '../charge-lines.ts'
import { isFree } from '../fee-bar.tsx'
import { choiceWith, choiceWords, makeAddress, stayWords } from '../page-address.ts'
import { PaymentLine } from '../payment-line.tsx'
import { textsIn } from '../texts/texts.ts'
import { ChosenDetails } from './chosen-details.tsx'
import { countRooms, keptChoice } from './kept-choice.ts'

type RateRowProps = { page: GuestPageOf<'hotel'>; stay: StayQuery; offer: Offer }

/** A room type on a plan: what it is, what cancelling costs, the price, and how many. Each step is a link. */
export function RateRow({ page, stay, offer }: RateRowProps) {
  const { visit, hotel } = page
  const { language } = visit
  const texts = textsIn(language)
  const words = texts.hotel
  const choice = keptChoice(page)
  const chosen = page.offers?.chosen
  const quantity =
    choice?.ratePlanId === offer.ratePlanId
      ? (choice.rooms.find(({ roomTypeId }) => roomTypeId === offer.roomTypeId)?.quantity ?? 0)
      : 0
  const name = { room: offer.roomTypeName, plan: offer.ratePlanName }
  const price = moneyIn(language, offer.totalCents, offer.currency)
  const id = `rate-${offer.roomTypeId}-${offer.ratePlanId}`
  const others = choice?.ratePlanId === offer.ratePlanId ? countRooms(choice) : 0
  const withRooms = (count: number) => {
    const chosen = choiceWords(choiceWith(choice, offer, count))
    return `${makeAddress(visit, `/stays/${hotel.slug}`, [...stayWords(stay), ...chosen])}#${id}`
  }
  const nights = sayCount(language, texts.count.nights, daysBetween(stay.checkInOn, stay.checkOutOn))
  return (
    <li
      id={id}
      data-rate=""
      className={cx(
        'scroll-mt-28 border-t border-border first:border-t-0 md:flex md:flex-col md:justify-center',
        quantity > 0 &&
          'bg-[color-mix(in_srgb,var(--color-primary-soft)_45%,var(--color-surface))] shadow-[inset_3px_0_var(--color-primary)]',
      )}
    >
      <div className="grid items-center gap-x-5 gap-y-2 p-5 md:max-desk:grid-flow-col md:max-desk:grid-cols-[minmax(0,1fr)_auto] md:max-desk:grid-rows-[auto_auto] desk:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_auto_128px]">
        <div className="min-w-0">
          <b className="block wrap-anywhere">{offer.ratePlanName}</b>
          <span className="flex items-center gap-1.5 text-[14px] text-muted">
            <Utensils aria-hidden="true" className="size-[15px] shrink-0" />
            {texts.meals[offer.mealPlan]}
          </span>
        </div>
        <div className="grid min-w-0 gap-1">
          <Cancelling page={page} stay={stay} offer={offer} />
          {page.takesPayments ? <PaymentLine language={language} priced={offer} /> : null}
        </div>
        <div className="md:text-right">
          <b className="block font-display text-lg font-medium">{price}</b>
          <span className="block text-sm text-muted">
            {fill(texts.results[includedIn(offer)], { nights })}
          </span>
          <About page={page} offer={offer} />
        </div>
        {quantity === 0 ? (
          <a
            href={withRooms(Math.max(1, stay.rooms - others))}
            aria-label={fill(words.selectRoom, { ...name, price })}
            className={buttonClass({ variant: 'secondary', block: true })}
          >
            {words.select}
          </a>
        ) : (
          <div>
            <fieldset
              aria-label={fill(words.quantity, name)}
              className="flex h-(--control-h) min-w-0 items-center justify-between rounded-md border border-control bg-surface"
            >
              <a
                href={withRooms(quantity - 1)}
                aria-label={texts.search.fewer}
                className="grid size-10 place-items-center rounded-md"
              >
                <Minus aria-hidden="true" className="size-[18px]" />
              </a>
              <b className="tabular-nums">{quantity}</b>
              {quantity < Math.min(offer.left, 8) ? (
                <a
                  href={withRooms(quantity + 1)}
                  aria-label={texts.search.more}
                  className="grid size-10 place-items-center rounded-md"
                >
                  <Plus aria-hidden="true" className="size-[18px]" />
                </a>
              ) : (
                <span className="size-10" />
              )}
            </fieldset>
            {quantity >= offer.left ? (
              <p className="mt-1 text-center text-sm text-muted">{words.lastOne}</p>
            ) : null}
          </div>
        )}
      </div>
      {quantity > 0 && chosen ? <ChosenDetails page={page} stay={stay} chosen={chosen} /> : null}
    </li>
  )
}

function Cancelling({ page: { visit, hotel, hotelTime }, stay, offer }: RateRowProps) {
  const { language } = visit
  const words = textsIn(language).hotel
  const arrival = { checkInOn: stay.checkInOn, checkInTime: hotel.checkInTime, nightlyCents: [] }
  const periods = cancellationPeriods(offer.cancellationPolicy, arrival)
  const current = periods.find(({ until }) => until === null || hotelTime < until)
  if (current?.until && isFree(current.fee)) {
    return (
      <p className="flex items-start gap-1.5 text-[14px] text-success-text">
        <CalendarCheck2 aria-hidden="true" className="mt-0.5 size-[15px] shrink-0" />
        {fill(words.freeUntil, { moment: momentWords(language, current.until) })}
      </p>
    )
  }
  const fee = current?.fee ?? offer.cancellationPolicy.noShowFee
  const isWhole = fee.kind === 'percent' && fee.percent === 100
  return (
    <p className="flex items-start gap-1.5 text-[14px]">
      <Ban aria-hidden="true" className="mt-0.5 size-[15px] shrink-0" />
      <span>
        {isWhole ? words.noRefund : fill(words.partRefund, { fee: guestFeeWords(language, fee) })}
        {isWhole ? <span className="block text-sm text-muted">{words.noRefundText}</span> : null}
      </span>
    </p>
  )
}

function About({ page: { visit }, offer }: Pick<RateRowProps, 'page' | 'offer'>) {
  const amount = aboutWords(visit, offer)
  if (amount === null) return null
  return (
    <span className="block text-sm text-muted">{fill(textsIn(visit.language).hotel.about, { amount })}</span>
  )
}
