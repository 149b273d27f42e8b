import { momentWords } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { messageLength } from '@roomlark/contract/primitives'
import { fill } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { SendHorizontal } from '../../ui/icons/send-horizontal.ts'
import { makeAddress } from '../page-address.ts'
import { textsIn } from '../texts/texts.ts'
import { fieldClass, makeBookingPath } from './booking-form.ts'

/** The thread with the hotel, and a plain form to write more. */
export function BookingMessages({ page }: { page: GuestPageOf<'booking'> }) {
  const { visit, booking, messages, token, news, draft } = page
  const { language } = visit
  const words = textsIn(language).bookings.messages
  const faults: Partial<Record<NonNullable<typeof news>, string>> = {
    'message-empty': words.empty,
    'message-long': words.long,
    'message-wait': words.wait,
    'message-closed': words.closed,
  }
  const fault = (news && faults[news]) ?? null
  return (
    <section
      aria-labelledby="messages"
      className="rounded-lg border border-border bg-surface p-[18px] md:p-6 print:hidden"
    >
      <h2 id="messages" className="text-lg">
        {words.heading}
      </h2>
      {messages.length === 0 ? <p className="mt-1 text-muted">{words.none}</p> : null}
      <ol className="mt-4 mb-5 grid gap-3.5">
        {messages.map(({ byGuest, author, text, at }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end
            key={index}
            className={cx('max-w-[86%] min-w-0', byGuest ? 'justify-self-end' : 'justify-self-start')}
          >
            <p
              dir="auto"
              className={cx(
                'px-[15px] py-[11px] whitespace-pre-line wrap-anywhere',
                byGuest
                  ? 'rounded-[14px_4px_14px_14px] bg-primary-soft'
                  : 'rounded-[4px_14px_14px_14px] bg-sunken',
              )}
            >
              {text || words.erased}
            </p>
            <span className={cx('mx-1 mt-1 block text-sm text-muted', byGuest && 'text-right')}>
              {byGuest
                ? fill(words.you, { moment: momentWords(language, at) })
                : `${author}, ${momentWords(language, at)}`}
            </span>
          </li>
        ))}
      </ol>
      {booking.mayWrite ? (
        <form method="post" action={makeAddress(visit, makeBookingPath(token, 'messages'))}>
          <label htmlFor="text" className="mb-1.5 block text-[14px] font-medium">
            {words.label}
          </label>
          <textarea
            id="text"
            name="text"
            rows={3}
            required
            maxLength={messageLength}
            defaultValue={draft}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? 'text-fault' : 'text-hint'}
            className={cx(fieldClass, 'h-auto! py-2.5')}
          />
          {fault ? (
            <p id="text-fault" role="alert" className="mt-1 text-sm font-medium text-error-text">
              {fault}
            </p>
          ) : null}
          <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <span id="text-hint" className="text-sm text-muted">
              {words.byMail}
            </span>
            <button type="submit" className={cx(buttonClass({ variant: 'secondary' }), 'max-md:w-full')}>
              <SendHorizontal aria-hidden="true" className="size-[18px]" />
              {words.send}
            </button>
          </div>
        </form>
      ) : fault ? (
        <p role="alert" className="text-sm font-medium text-error-text">
          {fault}
        </p>
      ) : null}
    </section>
  )
}
