import { useWaiting } from '../../../data/people.ts'
import { sayRich } from '../../../lib/say-rich.ts'

/** Number of accounts that await an administrator, if any. */
export function UsersBadge() {
  const waiting = useWaiting()
  if (waiting === 0) return null
  return (
    <span className="inline-grid h-[22px] min-w-[22px] place-items-center rounded-full bg-accent-soft px-1.5 text-[12.5px] font-[620] text-accent-text tabular-nums">
      <span>
        {sayRich('{count}<span> waiting for you</span>', {
          count: waiting > 99 ? '99+' : waiting,
          span: (text) => <span className="sr-only">{text}</span>,
        })}
      </span>
    </span>
  )
}
