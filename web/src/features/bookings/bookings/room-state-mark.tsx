import type { RoomState } from '@roomlark/contract/inventory/room-states'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../lib/cx.ts'
import { Brush } from '../../../ui/icons/brush.ts'
import { Check } from '../../../ui/icons/check.ts'
import { CheckCheck } from '../../../ui/icons/check-check.ts'
import { Wrench } from '../../../ui/icons/wrench.ts'

type Look = { words: string; Icon: typeof Check; text: string; soft: string; bar: string }

/** Look and name of each state of a room, wherever it is shown. */
export const stateLooks: Readonly<Record<RoomState, Look>> = {
  dirty: {
    words: say('Dirty'),
    Icon: Brush,
    text: 'text-warning-text',
    soft: 'bg-warning-soft text-warning-text',
    bar: 'bg-warning',
  },
  clean: {
    words: say('Clean##state'),
    Icon: Check,
    text: 'text-success-text',
    soft: 'bg-success-soft text-success-text',
    bar: 'bg-success',
  },
  inspected: {
    words: say('Inspected'),
    Icon: CheckCheck,
    text: 'text-primary-text',
    soft: 'bg-primary-soft text-primary-text',
    bar: 'bg-primary',
  },
  'out-of-order': {
    words: say('Out of order'),
    Icon: Wrench,
    text: 'text-muted',
    soft: 'bg-sunken text-muted',
    bar: 'bg-control',
  },
}

/** A small mark beside the number of a room. */
export function RoomStateMark({ state, className }: { state: RoomState; className?: string }) {
  const { words, Icon, text } = stateLooks[state]
  return (
    <span title={words} className={cx('inline-grid shrink-0 place-items-center', text, className)}>
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{words}</span>
    </span>
  )
}

/** The state in a word, with its icon. */
export function RoomStateBadge({ state }: { state: RoomState }) {
  const { words, Icon, soft } = stateLooks[state]
  return (
    <span
      className={cx(
        'inline-flex h-7 shrink-0 items-center gap-1.5 rounded-sm px-2.5 text-[13px] font-[580] whitespace-nowrap',
        soft,
      )}
    >
      <Icon aria-hidden="true" className="size-4" />
      {words}
    </span>
  )
}
