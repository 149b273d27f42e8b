import { say } from '@roomlark/contract/say'
import { rateWords, stayWords } from '@roomlark/contract/settlement/hotel-statement-words'
import type { HotelStatementLine, StatementLineState } from '@roomlark/contract/settlement/hotel-statements'
import type { ReactNode } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { longDay } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Check } from '../../../../ui/icons/check.ts'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { lineFormats } from './statement-words.ts'

const cell = 'border-t border-border px-1.5 py-[11px] align-top'
const small = 'block text-sm text-muted'
/** On a phone each figure is a line with its name. */
const line =
  'max-md:col-span-2 max-md:flex max-md:justify-between max-md:gap-4 max-md:border-0 max-md:py-0.5 max-md:before:text-muted max-md:before:content-[attr(data-label)]'
const figure = cx(cell, line, 'text-right tabular-nums')

type StatementLineRowProps = {
  line: HotelStatementLine
  currency: string
  /** Action for the line, beside its state. */
  action: ReactNode
  /** Content below the line, over the whole width. */
  below: ReactNode
}

/** A row on wide screens; on a phone a block of its own. */
export function StatementLineRow({ line: of, currency, action, below }: StatementLineRowProps) {
  const { stay, note } = stayWords(of, lineFormats)
  const isMuted = of.state !== 'counted'
  const open = below
    ? 'bg-[color-mix(in_srgb,var(--color-warning-soft)_45%,var(--color-surface))] shadow-[inset_3px_0_0_var(--color-warning)]'
    : ''
  return (
    <>
      <tr
        className={cx(
          'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:border-t max-md:border-border max-md:px-[18px] max-md:py-3 max-md:[&>*]:px-0!',
          open,
        )}
      >
        <th scope="row" className={cx(cell, 'pl-6! font-normal max-md:border-0 max-md:pt-0 max-md:pb-1')}>
          <Link to={`/commissions/${of.bookingId}`} className="keytag hover:underline">
            {of.reference}
          </Link>
        </th>
        <td className={cx(cell, line)} data-label={say('Stay')}>
          <span className="max-md:text-right">
            <span className="md:whitespace-nowrap">{stay}</span>
            <span className={small}>{note}</span>
          </span>
        </td>
        <td className={cx(cell, line, 'md:min-w-22')} data-label={say('Partner')}>
          <span className="wrap-anywhere max-md:text-right">
            <UserText>{of.partnerName}</UserText>
            {of.agreed ? (
              <span className={small}>{say('agreed on {day}', { day: longDay(of.agreed.on) })}</span>
            ) : null}
          </span>
        </td>
        <td className={cx(figure, isMuted && 'text-muted')} data-label={say('Base##of a commission')}>
          {moneyText(of.baseCents, currency)}
        </td>
        <td className={figure} data-label={say('Commission')}>
          <span>
            <span className={isMuted ? 'text-muted' : ''}>{moneyText(of.grossCents, currency)}</span>
            <span className={small}>{rateWords(of, lineFormats)}</span>
          </span>
        </td>
        <td className={cx(cell, 'pr-4! max-md:col-start-2 max-md:row-start-1 max-md:border-0 max-md:py-0')}>
          <span className="flex min-h-[22px] items-center justify-between gap-1.5">
            <LineState line={of} />
            {action}
          </span>
        </td>
      </tr>
      {below ? (
        <tr className={cx('max-md:block', open)}>
          <td colSpan={6} className="px-[18px] pb-5 max-md:block md:px-6">
            {below}
          </td>
        </tr>
      ) : null}
    </>
  )
}

const waiting: Record<
  Exclude<StatementLineState, 'counted'>,
  { tone: 'accent' | 'warning'; name: string }
> = {
  asked: { tone: 'accent', name: say('Asked##state') },
  disputed: { tone: 'warning', name: say('Disputed') },
  held: { tone: 'warning', name: say('On hold') },
}

/** Only what is out of the ordinary has a badge. */
function LineState({ line: { state, kind, isDisputed } }: { line: HotelStatementLine }) {
  if (state !== 'counted') {
    const { tone, name } = waiting[state]
    return <Badge tone={tone}>{name}</Badge>
  }
  if (isDisputed) return <Badge tone="warning">{say('Disputed')}</Badge>
  if (kind === 'correction') return <Badge tone="neutral">{say('Correction')}</Badge>
  return (
    <span className="inline-flex items-center gap-[5px] text-[14px] whitespace-nowrap text-muted">
      <Check aria-hidden="true" className="size-[15px] text-success-text" />
      {say('Counted')}
    </span>
  )
}
