import { daysBetween } from '@roomlark/contract/dates'
import { dayRange, dayWords, moneyIn, wholeMoneyIn } from '@roomlark/contract/guest-formats'
import type { PricedNight, PricedNights } from '@roomlark/contract/guest-site/guest-hotels'
import { fill, sayCount } from '@roomlark/contract/say'
import { buttonClass } from '../../ui/button-class.ts'
import type { CalendarProps } from './stay-dates-props.ts'
import { useOffers } from './use-prices.ts'

type FooterProps = CalendarProps & {
  /** The night that the keyboard or the mouse stands on. */
  night: PricedNight | undefined
  priced: PricedNights | null
  failed: boolean
  isSheet: boolean
}

/** Speaks for the night in question, then for the whole stay, and leads on. */
export function CalendarFooter(props: FooterProps) {
  const { words, stay, onChange, onClose, slug, isSheet } = props
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p aria-live="polite" className="min-w-0 flex-1 text-[14px]">
        <StayWords {...props} />
      </p>
      <div className="flex gap-2">
        <button
          type="button"
          className={buttonClass({ variant: 'quiet' })}
          onClick={() => onChange({ from: '', until: '' })}
        >
          {words.clear}
        </button>
        {slug === null ? (
          <button type="button" className={buttonClass()} disabled={stay.until === ''} onClick={onClose}>
            {words.done}
          </button>
        ) : (
          <button
            type="submit"
            className={buttonClass({ size: isSheet ? 'lg' : 'md' })}
            disabled={stay.until === ''}
          >
            {words.show}
          </button>
        )}
      </div>
    </div>
  )
}

function StayWords(props: FooterProps) {
  const { language, words, nights, stay, slug, night, priced, failed } = props
  const { data: offers } = useOffers(props, stay)
  if (stay.from && !stay.until) return words.chooseOut
  if (stay.from && stay.until) {
    const count = sayCount(language, nights, daysBetween(stay.from, stay.until))
    const [cheapest] = offers ?? []
    const price = cheapest && moneyIn(language, cheapest.totalCents, cheapest.currency)
    return (
      <>
        <b className="block">
          {price ? fill(words.whole, { nights: count, price }) : offers ? words.noStay : count}
        </b>
        <span className="block text-sm text-muted">
          {dayRange(language, stay.from, stay.until)}
          {price ? `, ${words.withTaxes}` : ''}
        </span>
      </>
    )
  }
  if (slug === null && !priced) return words.chooseIn
  if (failed) return words.failed
  if (!priced) return words.loading
  if (!night) return ''
  const day = dayWords(language, night.night)
  if (night.priceCents === null) return `${day}: ${words.noRooms}`
  if (!night.arrivals) return fill(words.noArrival, { day })
  const from = fill(words.fromPrice, {
    day,
    price: wholeMoneyIn(language, night.priceCents, priced.currency),
  })
  const least = fill(words.minStay, { nights: sayCount(language, nights, night.minStay) })
  return night.minStay > 1 ? `${from}, ${least}` : from
}
