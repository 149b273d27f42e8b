import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingMessage } from '@roomlark/contract/bookings/messages'
import { say } from '@roomlark/contract/say'
import { useEffect } from 'react'
import { useMarkSeen, useMessages, useSendMessage } from '../../../../data/messages.ts'
import { cx } from '../../../../lib/cx.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { MessageForm } from '../../../../parts/form/message-form.tsx'
import { May } from '../../../../session/may.tsx'
import { useMay } from '../../../../session/use-may.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { momentWords } from '../stay-words.ts'
import { PanelLetters } from './panel-letters.tsx'
import { PanelSection } from './panel-section.tsx'

/** The thread with the guest. What the desk is shown here counts as seen by the hotel. */
export function PanelMessages({ booking }: { booking: Booking }) {
  const { data: thread, isError, refetch } = useMessages(booking.id)
  const unseen = thread?.filter(({ isSeen }) => !isSeen) ?? []
  const isAtDesk = useMay('work-desk', booking.hotelId)
  useSeenWhenShown(booking.id, isAtDesk ? unseen.at(-1)?.id : undefined)
  return (
    <PanelSection title={say('Messages')} className="print:hidden">
      {isError ? (
        <Note tone="error" icon={<CircleAlert />} role="alert">
          {sayRich('The messages did not load. <button>Try again</button>', {
            button: (text) => (
              <button type="button" className="link" onClick={() => void refetch()}>
                {text}
              </button>
            ),
          })}
        </Note>
      ) : null}
      {thread === undefined && !isError ? (
        <SkeletonArea>
          <Skeleton className="h-12" />
        </SkeletonArea>
      ) : null}
      {thread?.length === 0 ? <p className="text-muted">{say('Nothing has been written yet.')}</p> : null}
      {thread && thread.length > 0 ? (
        <ol aria-label={say('Messages')} className="grid gap-3">
          {thread.map((message) => (
            <Message key={message.id} message={message} timeZone={booking.timeZone} />
          ))}
        </ol>
      ) : null}
      <May do="work-desk" at={booking.hotelId}>
        <Answer booking={booking} />
      </May>
      <PanelLetters booking={booking} />
    </PanelSection>
  )
}

/** Only while somebody looks at the page; a tab in the background has seen nothing. */
function useSeenWhenShown(bookingId: string, lastUnseen: number | undefined): void {
  const { mutate } = useMarkSeen(bookingId)
  useEffect(() => {
    if (lastUnseen === undefined) return
    const mark = () => {
      if (document.visibilityState === 'visible') mutate(lastUnseen)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [lastUnseen, mutate])
}

function Message({ message, timeZone }: { message: BookingMessage; timeZone: string }) {
  const { byGuest, author, text, at, isSeen } = message
  return (
    <li className={cx('max-w-[88%] min-w-0', byGuest ? 'justify-self-start' : 'justify-self-end')}>
      <p
        dir="auto"
        className={cx(
          'px-3.5 py-2.5 whitespace-pre-line wrap-anywhere',
          byGuest ? 'rounded-[4px_14px_14px_14px] bg-sunken' : 'rounded-[14px_4px_14px_14px] bg-primary-soft',
        )}
      >
        {text ?? <span className="text-muted">{say('Erased at the guest’s request')}</span>}
      </p>
      <span className={cx('mx-1 mt-1 flex items-center gap-2 text-sm text-muted', !byGuest && 'justify-end')}>
        <span className="min-w-0 wrap-anywhere">
          <bdi>{author}</bdi>, <time dateTime={at}>{momentWords(at, timeZone)}</time>
        </span>
        {isSeen ? null : <Badge tone="accent">{say('New##message')}</Badge>}
      </span>
    </li>
  )
}

function Answer({ booking }: { booking: Booking }) {
  const send = useSendMessage(booking.id)
  if (booking.guest.email === null) {
    return <p className="mt-3 text-sm text-muted">{say('The guest has no email address to write to.')}</p>
  }
  return (
    <MessageForm
      label={say('Write to the guest')}
      hint={say('The guest gets it by email and can reply on the booking page.')}
      submitLabel={say('Send message')}
      send={send.mutateAsync}
      failed={say('The message was not sent. Please try again.')}
      className="mt-3.5"
    />
  )
}
