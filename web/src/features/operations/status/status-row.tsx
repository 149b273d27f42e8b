import type { StatusComponent, StatusPage } from '@roomlark/contract/operations/status'
import { statusDays } from '@roomlark/contract/operations/status'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../lib/cx.ts'
import { longDate } from '../../../lib/format-date.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { Badge } from '../../../ui/badge.tsx'
import { formatUptime, type ShownDay, shownDays } from './status-days.ts'

const names: Record<StatusComponent, [title: string, text: string]> = {
  website: [say('Website and API'), say('Pages, sign-in and everything you click')],
  database: [say('Database'), say('Hotels, rates, bookings and accounts')],
  jobs: [say('Background jobs'), say('Expiring holds, figures and clean-up')],
  mail: [say('Mail'), say('Confirmations, reminders and links')],
  pictures: [say('Pictures'), say('Photos of hotels and rooms')],
  calendars: [say('Channel calendars'), say('Calendars imported from other channels')],
}

const states = {
  up: { tone: 'success', word: say('Working') },
  down: { tone: 'error', word: say('Not working') },
  unknown: { tone: 'neutral', word: say('Not known') },
} as const

const looks: Record<ShownDay['look'], string> = {
  up: 'bg-success',
  partly: 'bg-warning',
  down: 'bg-error',
  none: 'bg-border',
}

type Row = { component: StatusPage['components'][number]; today: string }

export function StatusComponentRow({ component, today }: Row) {
  const [title, text] = names[component.name]
  const { tone, word } = states[component.state]
  const days = shownDays(component.days, today)
  const bad = days.filter(({ look }) => look === 'partly' || look === 'down')
  const uptime = formatUptime(component.days)
  return (
    <li className="px-[18px] py-5 not-first:border-t not-first:border-border md:px-6">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 className="font-sans text-md font-strong">{title}</h2>
          <p className="text-sm text-muted">{text}</p>
        </div>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <div aria-hidden="true" className="mt-3 flex h-7 gap-px md:gap-0.5">
        {days.map(({ on, look, words }) => (
          <i
            key={on}
            title={`${longDate(new Date(`${on}T12:00:00`))}: ${words}`}
            className={cx('min-w-0 grow rounded-[2px]', looks[look])}
          />
        ))}
      </div>
      <div className="mt-1.5 flex justify-between text-sm text-muted">
        <span>{say('{days} days ago', { days: statusDays })}</span>
        <span>
          {uptime === undefined ? say('No checks yet') : say('{uptime} of checks fine', { uptime })}
        </span>
        <span>{say('Today')}</span>
      </div>
      {bad.length > 0 ? (
        <details className="mt-1 text-sm text-muted">
          <summary className="w-fit cursor-pointer rounded-sm text-primary-text">
            {sayRich('Days with problems<span> of {part}</span> ({count})', {
              span: (text) => <span className="sr-only">{text}</span>,
              part: title,
              count: bad.length,
            })}
          </summary>
          <ul className="mt-1.5 grid gap-1">
            {bad.toReversed().map(({ on, words }) => (
              <li key={on}>
                {longDate(new Date(`${on}T12:00:00`))}: {words}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  )
}
