import { cx } from '../../../../lib/cx.ts'
import { usd } from './run-words.ts'

export type SumRow = { name: string; note?: string; cents: number; isResult?: boolean }

/** Amounts down the page; the result below the line that means nothing else. */
export function SumRows({ rows }: { rows: readonly SumRow[] }) {
  return (
    <dl className="tabular-nums">
      {rows.map(({ name, note, cents, isResult = false }) => (
        <div
          key={name}
          className={cx(
            'flex items-baseline justify-between gap-4',
            isResult ? 'mt-2.5 border-t-2 border-text pt-3 font-strong' : 'py-[5px]',
          )}
        >
          <dt className="min-w-0">
            {name}
            {note ? <small className="block text-sm font-normal text-muted">{note}</small> : null}
          </dt>
          <dd className={cx(isResult && 'font-display text-[21px] leading-7 font-[540]')}>{usd(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
