import type { Performance } from '@roomlark/contract/figures/performance'
import { say } from '@roomlark/contract/say'
import { countText, wholePercent } from '../../../lib/format-number.ts'
import { methodWords } from '../../../parts/performance/performance-words.ts'
import { Card, CardHead } from '../../../ui/card.tsx'

export function MethodsCard({ performance, className }: { performance: Performance; className: string }) {
  const { methods, totals } = performance
  const most = Math.max(1, ...methods.map(({ bookings }) => bookings))
  return (
    <Card className={className}>
      <CardHead
        title={say('How bookings were tracked')}
        subtitle={say('{bookings, plural, one {# booking} other {# bookings}}', {
          bookings: totals.bookings,
        })}
      />
      {methods.length === 0 ? <p className="text-muted">{say('No bookings in these days yet.')}</p> : null}
      <ul>
        {methods.map(({ method, bookings, share }) => (
          <li key={method} className="py-[9px]">
            <p className="flex justify-between gap-3 tabular-nums">
              {methodWords[method].name}
              <span>
                <b>{countText(bookings)}</b> <span className="text-muted">{wholePercent(share)}</span>
              </span>
            </p>
            <span aria-hidden="true" className="my-1 block h-2 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-(--chart-1)"
                style={{ width: `${(bookings / most) * 100}%` }}
              />
            </span>
            <p className="text-sm text-muted">{methodWords[method].why}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
