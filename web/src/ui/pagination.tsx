import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { cx } from '../lib/cx.ts'
import { countText } from '../lib/format-number.ts'
import { sayRich } from '../lib/say-rich.ts'
import { ChevronLeft } from './icons/chevron-left.ts'
import { ChevronRight } from './icons/chevron-right.ts'
import { Link } from './link.tsx'
import { pageSlots, shownResults } from './page-slots.ts'

type PaginationProps = {
  page: number
  /** The page whose results are on the screen while another is loading. */
  shownPage?: number
  limit: number
  total: number
  totalPages: number
  /** The address of a page. */
  toPage: (page: number) => To
  /** After a page was chosen. */
  onMove: () => void
}

/** spec §2: only where there is more than one page. */
export function Pagination(props: PaginationProps) {
  const { page, shownPage = page, limit, total, totalPages } = props
  if (totalPages <= 1) return null
  const { from, to } = shownResults(shownPage, limit, total)
  return (
    <div className="mt-6 flex items-center justify-between gap-3 text-[14px] text-muted max-md:flex-col">
      <p>
        {sayRich('Showing {first} to {last} of {total} results', {
          first: <Figure value={from} />,
          last: <Figure value={to} />,
          total: <Figure value={total} />,
        })}
      </p>
      <Pages {...props} />
    </div>
  )
}

function Figure({ value }: { value: number }) {
  return <b className="text-text">{countText(value)}</b>
}

function Pages({ page, totalPages, toPage, onMove }: PaginationProps) {
  return (
    <nav aria-label={say('Pages')} className="flex flex-wrap items-center justify-center gap-x-1 gap-y-2">
      <Step to={page > 1 ? toPage(Math.min(page - 1, totalPages)) : null} onMove={onMove}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        {say('Previous')}
      </Step>
      <ul className="flex flex-wrap items-center justify-center gap-1 max-md:order-first max-md:basis-full max-[350px]:gap-0.5">
        {pageSlots(page, totalPages).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <Link
                to={toPage(slot)}
                onClick={onMove}
                aria-label={say('Page {page}', { page: slot })}
                aria-current={slot === page ? 'page' : undefined}
                className={cx(
                  slotClass,
                  slot === page ? 'bg-primary text-on-primary' : 'text-text hover:bg-sunken',
                )}
              >
                {slot}
              </Link>
            ) : (
              <span className={slotClass}>
                <span aria-hidden="true">…</span>
                <span className="sr-only">{say('Pages left out')}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      <Step to={page < totalPages ? toPage(page + 1) : null} onMove={onMove}>
        {say('Next')}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Step>
    </nav>
  )
}

const slotClass =
  'grid h-[38px] min-w-[38px] place-items-center rounded-md px-1 font-[540] tabular-nums transition-colors'
const stepClass = 'inline-flex h-[38px] items-center gap-1.5 rounded-md px-3 font-[540]'

type StepProps = { to: To | null; onMove: () => void; children: ReactNode }

/** On the first and last page the link is disabled rather than hidden, so that nothing jumps. */
function Step({ to, onMove, children }: StepProps) {
  if (to === null) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: a disabled link takes no focus
      // biome-ignore lint/a11y/useSemanticElements: a disabled link has no href, so it is no <a>
      <span role="link" aria-disabled="true" className={cx(stepClass, 'text-disabled')}>
        {children}
      </span>
    )
  }
  return (
    <Link to={to} onClick={onMove} className={cx(stepClass, 'text-text transition-colors hover:bg-sunken')}>
      {children}
    </Link>
  )
}
