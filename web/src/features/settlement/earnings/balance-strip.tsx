import type { EarningsBalances } from '@roomlark/contract/settlement/earnings'
import { cx } from '../../../lib/cx.ts'
import { usd } from '../../../parts/performance/performance-words.ts'
import { Link } from '../../../ui/link.tsx'
import { balanceCells } from './earnings-words.ts'
import { staysPath } from './stays-address.ts'

const dots = [
  'bg-[color-mix(in_srgb,var(--color-control)_60%,var(--color-surface))]',
  'bg-(--chart-4)',
  'bg-accent',
  'bg-primary',
]
const chevron =
  'desk:not-last:after:absolute desk:not-last:after:top-1/2 desk:not-last:after:-right-1.5 desk:not-last:after:z-1 desk:not-last:after:size-[11px] desk:not-last:after:-translate-y-1/2 desk:not-last:after:rotate-45 desk:not-last:after:border-t desk:not-last:after:border-r desk:not-last:after:border-border desk:not-last:after:bg-surface'
const lines =
  'even:border-l nth-[n+3]:border-t border-border desk:not-first:border-l desk:nth-[n+3]:border-t-0 max-desk:nth-3:border-l-0'

/** Balances of an affiliate; money moves on from cell to cell. */
export function BalanceStrip({ balances }: { balances: EarningsBalances }) {
  return (
    <dl className="grid grid-cols-2 rounded-lg border border-border bg-surface desk:grid-cols-4">
      {balanceCells(balances).map(({ part, name, usdCents, hint }, index) => (
        <div
          key={name}
          className={cx('relative min-w-0 px-[18px] py-[15px] md:px-6 md:py-5', lines, chevron)}
        >
          <dt className="flex items-center gap-2 text-[14px] leading-5 font-[520] text-muted">
            <i aria-hidden="true" className={cx('size-[9px] shrink-0 rounded-full', dots[index])} />
            {name}
          </dt>
          <dd className="text-sm leading-[18px] text-muted">
            <b className="mt-1 block font-display text-[22px] leading-7 font-[500] tracking-[-0.02em] text-text tabular-nums md:text-[28px] md:leading-9">
              {part === null || usdCents === 0 ? (
                usd(usdCents)
              ) : (
                <Link to={staysPath(part)} className="rounded-sm hover:underline">
                  {usd(usdCents)}
                </Link>
              )}
            </b>
            {hint}
          </dd>
        </div>
      ))}
    </dl>
  )
}
