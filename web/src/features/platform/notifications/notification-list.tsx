import { notificationWords } from '@roomlark/contract/platform/notification-words'
import type { Notification } from '@roomlark/contract/platform/notifications'
import { say } from '@roomlark/contract/say'
import { useMarkRead } from '../../../data/notifications.ts'
import { cx } from '../../../lib/cx.ts'
import { isoDate, longDate, longDateTime, relativeTime } from '../../../lib/format-date.ts'
import { accountFormats } from '../../../parts/word-formats.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { Link } from '../../../ui/link.tsx'
import { findDoor } from './door-of.ts'
import { eventLooks } from './event-looks.ts'

type NotificationListProps = {
  items: readonly Notification[]
  /** The one that follows the heading above. */
  heading: 'h2' | 'h3'
  /** After one was opened. */
  onOpen?: () => void
}

/** By day, newest first. */
export function NotificationList({ items, heading: Heading, onOpen }: NotificationListProps) {
  const now = new Date()
  const days = Map.groupBy(items, ({ at }) => isoDate(new Date(at)))
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={dayLabel(day, now)}>
      <Heading className="px-5 pt-3.5 pb-1 font-sans text-sm font-[560] tracking-normal text-muted">
        {dayLabel(day, now)}
      </Heading>
      <ul>
        {ofDay.map((item) => (
          <Item key={item.id} item={item} now={now} {...(onOpen && { onOpen })} />
        ))}
      </ul>
    </section>
  ))
}

function dayLabel(day: string, now: Date): string {
  if (day === isoDate(now)) return say('Today')
  if (day === isoDate(new Date(now.getTime() - 86_400_000))) return say('Yesterday')
  return longDate(new Date(`${day}T12:00:00`))
}

type ItemProps = { item: Notification; now: Date; onOpen?: () => void }

function Item({ item, now, onOpen }: ItemProps) {
  const marking = useMarkRead()
  const { platform } = usePlatform()
  const { title } = notificationWords(item, accountFormats)
  const door = findDoor(item.link)
  const isOpen = door === null || platform?.switches[door] !== 'closed'
  return (
    <li className="relative flex items-start not-first:border-t not-first:border-border hover:bg-sunken/60">
      {isOpen ? (
        <Link
          to={item.link}
          onClick={() => {
            if (!item.isRead) marking.mutate(item.id)
            onOpen?.()
          }}
          className={cx(row, '-outline-offset-2!')}
        >
          <Content item={item} now={now} />
        </Link>
      ) : (
        <div className={row}>
          <Content item={item} now={now} />
        </div>
      )}
      {item.isRead ? null : (
        <button
          type="button"
          aria-label={say('Mark as read: {title}', { title })}
          title={say('Mark as read')}
          onClick={() => marking.mutate(item.id)}
          className="mt-2 mr-3 grid size-8 shrink-0 place-items-center rounded-sm"
        >
          <i aria-hidden="true" className="size-2.5 rounded-full bg-primary" />
        </button>
      )}
    </li>
  )
}

const row = 'flex min-w-0 grow gap-3.5 py-3 pr-2 pl-5'

function Content({ item, now }: Pick<ItemProps, 'item' | 'now'>) {
  const { Icon, tint } = eventLooks[item.event]
  const { title, detail } = notificationWords(item, accountFormats)
  const at = new Date(item.at)
  const isToday = isoDate(at) === isoDate(now)
  return (
    <>
      <span
        aria-hidden="true"
        className={cx('grid size-10 shrink-0 place-items-center rounded-[10px]', tint)}
      >
        <Icon className="size-5" strokeWidth={1.75} />
      </span>
      <span className="min-w-0">
        <span className={cx('block wrap-anywhere', !item.isRead && 'font-[560]')}>
          {item.isRead ? null : <span className="sr-only">{say('Unread:')} </span>}
          {title}
        </span>
        <span className="block text-sm wrap-anywhere whitespace-pre-line text-muted">
          {item.hotelName === null ? null : (
            <>
              <bdi className="font-[560]">{item.hotelName}</bdi>
              {' · '}
            </>
          )}
          {detail}
        </span>
        <time dateTime={item.at} title={longDateTime(at)} className="block text-sm text-muted">
          {isToday ? relativeTime(at, now) : longDateTime(at)}
        </time>
      </span>
    </>
  )
}
