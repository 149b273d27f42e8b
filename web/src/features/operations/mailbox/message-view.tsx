import type { DemoMessage } from '@roomlark/contract/operations/demo'
import { say } from '@roomlark/contract/say'
import { messagePageUrl } from '../../../data/demo.ts'
import { longDateTime } from '../../../lib/format-date.ts'
import { ArrowLeft } from '../../../ui/icons/arrow-left.ts'
import { Link } from '../../../ui/link.tsx'

// Nothing in an email runs; its links open outside the frame, and only when clicked.
const sandbox = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

export function MessageView({ message }: { message: DemoMessage }) {
  const subject = message.subject || say('No subject')
  return (
    <article aria-label={subject} className="overflow-hidden rounded-lg border border-border bg-surface">
      <header className="border-b border-border px-[18px] py-4 md:px-6">
        <Link to={{ search: '' }} className="link mb-2 inline-flex items-center gap-1.5 py-1 md:hidden">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {say('All messages')}
        </Link>
        <h2 ref={readFromHere} tabIndex={-1} className="outline-none wrap-anywhere">
          {subject}
        </h2>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-muted">
          <span className="wrap-anywhere">{say('To {email}', { email: message.to })}</span>
          <time dateTime={message.sentAt}>{longDateTime(new Date(message.sentAt))}</time>
        </p>
      </header>
      <iframe
        title={say('Message: {subject}', { subject })}
        src={messagePageUrl(message.id)}
        sandbox={sandbox}
        className="block h-[max(480px,calc(100dvh-320px))] w-full bg-[white]"
      />
      <details className="border-t border-border px-[18px] py-3 md:px-6">
        <summary className="cursor-pointer rounded-sm text-sm text-muted">
          {say('View as plain text')}
        </summary>
        <pre className="mt-2 font-sans text-[14px] whitespace-pre-wrap wrap-anywhere">{message.text}</pre>
      </details>
    </article>
  )
}

/** On a phone the message replaces the list, including the link that had the focus. */
function readFromHere(heading: HTMLElement | null) {
  if (matchMedia('(max-width: 767px)').matches) heading?.focus({ preventScroll: true })
}
