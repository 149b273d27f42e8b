import type { PageMeta } from '@roomlark/contract/paging'
import type { PayoutRunDetail, RunStatement } from '@roomlark/contract/settlement/payouts'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import type { useRunStatements } from '../../../../data/payouts.ts'
import { cx } from '../../../../lib/cx.ts'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'

export const cell =
  'border-t border-border px-2.5 py-3 align-middle first:pl-[18px] last:pr-[18px] md:first:pl-6 md:last:pr-6'
export const number = `${cell} text-right tabular-nums`
export const headClass =
  'text-sm text-muted [&_th]:px-2.5 [&_th]:pb-2.5 [&_th]:font-[560] [&_th]:whitespace-nowrap [&_th:first-child]:pl-[18px] [&_th:last-child]:pr-[18px] md:[&_th:first-child]:pl-6 md:[&_th:last-child]:pr-6'

export type RunProps = { run: PayoutRunDetail }

type RunCardProps = {
  label: string
  title: string
  subtitle: string
  side?: ReactNode
  children: ReactNode
}

/** A card whose table reaches its edges. */
export function RunCard({ label, title, subtitle, side, children }: RunCardProps) {
  return (
    <section
      aria-label={label}
      className="min-w-0 overflow-hidden rounded-lg border border-border bg-surface"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-[18px] pt-[18px] pb-3.5 md:px-6 md:pt-6">
        <div className="min-w-0">
          <h2>{title}</h2>
          <p className="mt-0.5 text-[14px] leading-5 text-muted">{subtitle}</p>
        </div>
        {side}
      </div>
      {children}
    </section>
  )
}

type StatementsProps = {
  list: ReturnType<typeof useRunStatements>
  nothing: string
  toPage: (page: number) => To
  children: (statements: RunStatement[]) => ReactNode
}

/** Rows of a run in each of their states, with the pages below. */
export function Statements({ list, nothing, toPage, children }: StatementsProps) {
  const inset = 'border-t border-border px-[18px] py-6 md:px-6'
  if (!list.data) {
    return (
      <div className={inset}>
        <CardWaiting query={list} />
      </div>
    )
  }
  const { data, meta } = list.data
  if (data.length === 0) return <p className={cx(inset, 'text-center text-muted')}>{nothing}</p>
  return (
    <>
      <div
        aria-busy={list.isPlaceholderData}
        className={cx('overflow-x-auto transition-opacity', list.isPlaceholderData && 'opacity-55')}
      >
        {children(data)}
      </div>
      <Pages meta={meta} toPage={toPage} />
    </>
  )
}

function Pages({ meta, toPage }: { meta: PageMeta; toPage: (page: number) => To }) {
  if (meta.totalPages <= 1) return null
  return (
    <div className="border-t border-border px-[18px] pb-5 md:px-6">
      <Pagination {...meta} toPage={toPage} onMove={() => {}} />
    </div>
  )
}
