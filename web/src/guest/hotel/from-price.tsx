import { wholeMoneyIn } from '@roomlark/contract/guest-formats'
import type { FromPrice } from '@roomlark/contract/guest-site/guest-hotels'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill, sayCount } from '@roomlark/contract/say'
import { textsIn } from '../texts/texts.ts'

type FromPriceProps = { page: GuestPageOf<'hotel'>; price: FromPrice | undefined }

/** The lowest price of a night and for how many guests it is, until there are dates. */
export function FromPriceLine({ page: { visit, hotel }, price }: FromPriceProps) {
  if (!price) return null
  const { language } = visit
  const { hotel: words, count } = textsIn(language)
  return (
    <p className="min-w-0">
      <b className="block font-display text-lg font-medium">
        {fill(words.fromNight, { price: wholeMoneyIn(language, price.nightCents, hotel.currency) })}
      </b>
      <span className="block text-sm text-muted">
        {fill(words.fromFor, { guests: sayCount(language, count.guests, price.adults) })}
      </span>
    </p>
  )
}
