import { say } from '@roomlark/contract/say'
import { priceText } from '../../../../parts/money/money-text.ts'
import { ArrowRight } from '../../../../ui/icons/arrow-right.ts'

type PriceChangeProps = { fromCents: number; toCents: number; currency: string }

/** `€100 → €120` */
export function PriceChange({ fromCents, toCents, currency }: PriceChangeProps) {
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      {priceText(fromCents, currency)}
      <ArrowRight aria-label={say('becomes')} className="size-3.5 text-muted" />
      <b>{priceText(toCents, currency)}</b>
    </span>
  )
}
