import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { getCellLook, LimitMark, OwnPriceMark } from './rate-cell.tsx'

/** Legend of the calendar's colours and marks. */
export function RateLegend({ isSuggesting }: { isSuggesting: boolean }) {
  return (
    <ul
      aria-label={say('Legend')}
      className="mt-4 flex max-md:hidden flex-wrap gap-x-5 gap-y-1.5 text-sm text-muted"
    >
      <Entry look={getCellLook('open', false)}>{say('Rooms left')}</Entry>
      <Entry look={getCellLook('open', true)}>{say('Rooms left, Friday and Saturday')}</Entry>
      <Entry look={getCellLook('full', false)}>{say('Full##no rooms left')}</Entry>
      <Entry look={getCellLook('closed', false)}>{say('Closed')}</Entry>
      <Entry look={getCellLook('open', false)} mark={<OwnPriceMark />}>
        {say('Own price')}
      </Entry>
      <Entry look={getCellLook('open', false)} mark={<LimitMark />}>
        {say('Stay limits')}
      </Entry>
      {isSuggesting ? (
        <Entry look={getCellLook('open', false)} mark={<SuggestionMark />}>
          {say('Suggested by rules')}
        </Entry>
      ) : null}
    </ul>
  )
}

function SuggestionMark() {
  return (
    <span className="absolute inset-0 text-center text-xs leading-[18px] text-secondary-text italic">↑</span>
  )
}

function Entry({ look, mark, children }: { look: string; mark?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={cx('relative h-[18px] w-6 rounded-xs', look)}>
        {mark}
      </span>
      {children}
    </li>
  )
}
