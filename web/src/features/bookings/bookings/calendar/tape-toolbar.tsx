import { say } from '@roomlark/contract/say'
import { cx } from '../../../../lib/cx.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { ChevronLeft } from '../../../../ui/icons/chevron-left.ts'
import { ChevronRight } from '../../../../ui/icons/chevron-right.ts'
import { Coins } from '../../../../ui/icons/coins.ts'
import { Key } from '../../../../ui/icons/key.ts'
import { Wrench } from '../../../../ui/icons/wrench.ts'
import type { TapeSpan } from '../booking-address.ts'
import { barLooks } from './tape-bar.tsx'
import { type TapeWindow, windowWords } from './tape-window.ts'

type TapeToolbarProps = {
  window: TapeWindow
  span: TapeSpan
  onStep: (step: -1 | 1) => void
  onToday: () => void
  onSpan: (span: TapeSpan) => void
  /** Proposes rooms for stays without one; null for who may not assign them. */
  onPropose: (() => void) | null
  isProposing: boolean
  /** The rates of the hotel; null for who may not change them. */
  ratesAddress: string | null
  /** Null for who may not block rooms. */
  onBlock: (() => void) | null
}

const spans = [
  { span: 'fortnight', label: say('2 weeks') },
  { span: 'month', label: say('Month') },
] as const

const legend = [
  { look: 'confirmed', label: say('Confirmed') },
  { look: 'inHouse', label: say('In house') },
  { look: 'held', label: say('Held') },
  { look: 'over', label: say('Checked out') },
  { look: 'blocked', label: say('Blocked') },
] as const

export function TapeToolbar(props: TapeToolbarProps) {
  const { window, span, onStep, onToday, onSpan, onPropose, isProposing, onBlock, ratesAddress } = props
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2.5 py-3 pr-5 pl-3.5">
      <div className="flex items-center gap-1">
        <IconButton label={say('Earlier')} onClick={() => onStep(-1)}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <Button variant="secondary" size="sm" onClick={onToday}>
          {say('Today')}
        </Button>
        <IconButton label={say('Later')} onClick={() => onStep(1)}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <h2 aria-live="polite">{windowWords(window, span)}</h2>
      <fieldset className="inline-flex gap-0.5 rounded-[9px] bg-sunken p-[3px]">
        <legend className="sr-only">{say('Show')}</legend>
        {spans.map((choice) => (
          <button
            key={choice.span}
            type="button"
            aria-pressed={choice.span === span}
            onClick={() => onSpan(choice.span)}
            className={cx(
              'h-7 rounded-[7px] px-2.5 text-sm font-[540] max-md:h-9',
              choice.span === span ? 'bg-surface text-text shadow-xs dark:bg-raised' : 'text-muted',
            )}
          >
            {choice.label}
          </button>
        ))}
      </fieldset>
      {onPropose ? (
        <Button variant="quiet" size="sm" aria-pressed={isProposing} onClick={onPropose}>
          <Key aria-hidden="true" className="size-4" />
          {say('Propose rooms')}
        </Button>
      ) : null}
      {onBlock ? (
        <Button variant="quiet" size="sm" onClick={onBlock}>
          <Wrench aria-hidden="true" className="size-4" />
          {say('Block a room')}
        </Button>
      ) : null}
      {ratesAddress ? (
        <ButtonLink to={ratesAddress} variant="quiet" size="sm">
          <Coins aria-hidden="true" className="size-4" />
          {say('Rates & availability')}
        </ButtonLink>
      ) : null}
      <ul
        aria-label={say('Legend')}
        className="ml-auto flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-muted max-md:ml-2"
      >
        {legend.map(({ look, label }) => (
          <li key={look} className="flex items-center gap-2">
            <i aria-hidden="true" className={cx('h-3.5 w-[18px] rounded-xs', barLooks[look])} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
