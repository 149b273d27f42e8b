import type { DemoMessage } from '@roomlark/contract/operations/demo'
import { say } from '@roomlark/contract/say'
import { cx } from '../../../lib/cx.ts'
import { longDateTime, relativeTime } from '../../../lib/format-date.ts'
import { Link } from '../../../ui/link.tsx'

type MessageListProps = {
  messages: readonly DemoMessage[]
  openId: string | undefined
  now: Date
  className: string
}

export function MessageList({ messages, openId, now, className }: MessageListProps) {
  return (
    <nav aria-label={say('Messages')} className={className}>
      <p role="status" className="mb-2 text-sm text-muted">
        {say('{count, plural, one {# message} other {# messages}}', { count: messages.length })}
      </p>
      <ul className="divide-y divide-border overflow-hidden rounded-lg border border-border bg-surface">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageLink message={message} isOpen={message.id === openId} now={now} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MessageLink({ message, isOpen, now }: { message: DemoMessage; isOpen: boolean; now: Date }) {
  const sentAt = new Date(message.sentAt)
  return (
    <Link
      to={{ search: `?message=${encodeURIComponent(message.id)}` }}
      aria-current={isOpen ? 'true' : undefined}
      className={cx(
        'block px-4 py-3 -outline-offset-2!',
        isOpen ? 'bg-primary-soft [box-shadow:inset_3px_0_0_var(--color-primary)]' : 'hover:bg-sunken',
      )}
    >
      <b className="line-clamp-2">{message.subject || say('No subject')}</b>
      <span className="flex items-baseline justify-between gap-3 text-sm text-muted">
        <span className="min-w-0 truncate">{say('To {email}', { email: message.to })}</span>
        <time dateTime={message.sentAt} title={longDateTime(sentAt)} className="shrink-0">
          {relativeTime(sentAt, now)}
        </time>
      </span>
    </Link>
  )
}
