import { wholeMoneyIn } from '@roomlark/contract/guest-formats'
import type { PriceHistogram } from '@roomlark/contract/guest-site/search'
import { minorUnits } from '@roomlark/contract/money'
import { fill } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { textsIn } from '../texts/texts.ts'
import type { Results } from './search-address.ts'

const field = 'h-11.5 w-full rounded-md border border-control bg-surface px-3 text-text md:h-10'

/** Histogram of prices, and the lowest and highest price that a guest wants to pay. */
export function PriceFilter({ page, histogram, currency }: PriceFilterProps) {
  const { visit, filters } = page
  const { language } = visit
  const words = textsIn(language).find
  const limits = [
    { name: 'minPrice', label: words.atLeast, value: filters.minPrice },
    { name: 'maxPrice', label: words.atMost, value: filters.maxPrice },
  ]
  return (
    <>
      <Bars page={page} histogram={histogram} currency={currency} />
      <div className="grid grid-cols-2 gap-2.5">
        {limits.map(({ name, label, value }) => (
          <label key={name} className="grid gap-1 text-sm text-muted">
            {fill(label, { currency })}
            <input
              id={`filter-${name}`}
              name={name}
              inputMode="numeric"
              maxLength={12}
              autoComplete="off"
              defaultValue={value ?? ''}
              className={field}
            />
          </label>
        ))}
      </div>
      <input type="hidden" name="priceIn" value={currency} />
    </>
  )
}

type PriceFilterProps = { page: Results; histogram: PriceHistogram; currency: string }

const tallest = 46

/** Bars within the limits are coloured; what they say in words is in the label. */
function Bars({ page, histogram: { fromCents, widthCents, hotels }, currency }: PriceFilterProps) {
  const { language } = page.visit
  const { minPrice, maxPrice } = page.filters
  const words = textsIn(language).find
  const units = minorUnits(currency)
  const [least, most] = [(minPrice ?? 0) * units, (maxPrice ?? Number.POSITIVE_INFINITY) * units]
  const highest = Math.max(...hotels)
  const end = fromCents + widthCents * hotels.length
  const amount = (cents: number) => wholeMoneyIn(language, cents, currency)
  const bars = hotels.map((count, index) => {
    const from = fromCents + widthCents * index
    const height = count === 0 ? 1 : Math.round(4 + (count / highest) * (tallest - 4))
    return { from, height, isWithin: from + widthCents > least && from <= most }
  })
  return (
    <svg
      role="img"
      aria-label={fill(words.bars, { from: amount(fromCents), to: amount(end) })}
      viewBox={`0 0 ${bars.length * 10} ${tallest}`}
      preserveAspectRatio="none"
      className="mb-3 h-13 w-full border-b-2 border-primary"
    >
      {bars.map(({ from, height, isWithin }, index) => (
        <rect
          key={from}
          x={index * 10 + 1}
          y={tallest - height}
          width={8}
          height={height}
          className={cx(
            isWithin
              ? 'fill-[color-mix(in_srgb,var(--color-primary)_58%,var(--color-bg))]'
              : 'fill-[color-mix(in_srgb,var(--color-control)_32%,var(--color-bg))]',
          )}
        />
      ))}
    </svg>
  )
}
