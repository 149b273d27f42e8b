import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingLetter, LetterKind } from '@roomlark/contract/bookings/letters'
import { say } from '@roomlark/contract/say'
import { type RefObject, useRef, useState } from 'react'
import { useBookingLetters, useRenewGuestLink, useSendLetter } from '../../../../data/letters.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { useMay } from '../../../../session/use-may.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Link2Off } from '../../../../ui/icons/link-2-off.ts'
import { toast } from '../../../../ui/toast.ts'
import { momentWords } from '../stay-words.ts'

const names: Record<LetterKind, string> = {
  confirmation: say('Confirmation'),
  'before-arrival': say('Letter before arrival'),
  'after-departure': say('Letter after departure'),
}

/** Lists the letters that the guest got by email, and those that can be sent now or again. */
export function PanelLetters({ booking }: { booking: Booking }) {
  const letters = useBookingLetters(booking.id).data ?? []
  const send = useSendLetter(booking.id)
  const maySend = useMay('work-desk', booking.hotelId)
  const shown = letters.filter(({ sentAt, canSend }) => sentAt.length > 0 || (canSend && maySend))
  if (shown.length === 0) return null
  function sendNow(kind: LetterKind) {
    send.mutate(kind, {
      onSuccess: () => toast.success(say('{letter} is on its way.', { letter: names[kind] })),
      onError: (error) => showRefusal(error, say('It was not sent. Please try again.')),
    })
  }
  return (
    <ul aria-label={say('Emails to the guest')} className="mt-4 grid gap-2.5 text-[14px]">
      {shown.map((letter) => (
        <li key={letter.kind} className="flex items-center justify-between gap-3">
          <span className="min-w-0">
            {names[letter.kind]}
            <span className="block text-sm text-muted">{sentWords(letter, booking.timeZone)}</span>
          </span>
          {letter.canSend && maySend ? (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${sendWord(letter)}: ${names[letter.kind]}`}
              busy={send.isPending && send.variables === letter.kind && say('Sending...')}
              onClick={() => sendNow(letter.kind)}
            >
              {sendWord(letter)}
            </Button>
          ) : null}
        </li>
      ))}
      {maySend && letters.some(({ kind, canSend }) => kind === 'confirmation' && canSend) ? (
        <GuestLink booking={booking} />
      ) : null}
    </ul>
  )
}

/** For a link that reached the wrong person. It is part of every email while the guest site is open. */
function GuestLink({ booking }: { booking: Booking }) {
  const { platform } = usePlatform()
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (platform?.switches.guestSite !== 'open') return null
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0">
        {say('Link to the booking')}
        <span className="block text-sm text-muted">
          {say('Anyone who has it can change and cancel the stay')}
        </span>
      </span>
      <Button
        ref={opener}
        variant="quiet"
        size="sm"
        aria-label={say('Send a new link and end the old one')}
        onClick={() => setAsking(true)}
      >
        {say('Send a new one, end the old')}
      </Button>
      {isAsking ? <NewLinkDialog booking={booking} opener={opener} onClose={() => setAsking(false)} /> : null}
    </li>
  )
}

type NewLinkDialogProps = {
  booking: Booking
  opener: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

function NewLinkDialog({ booking, opener, onClose }: NewLinkDialogProps) {
  const renew = useRenewGuestLink(booking.id)
  return (
    <ConfirmDialog
      icon={<Link2Off />}
      title={say('Send a new link and end the old one?')}
      text={sayRich(
        'The new link goes to <b>{address}</b>. The links in earlier emails stop working immediately, for everybody who has one.',
        { b: (text) => <b className="wrap-anywhere">{text}</b>, address: booking.guestEmail },
      )}
      word={say('NEW LINK')}
      confirmLabel={say('Send new link')}
      cancelLabel={say('Keep the old one')}
      busy={renew.isPending && say('Sending...')}
      error={
        renew.isError ? getErrorMessage(renew.error, say('It was not sent. Please try again.')) : undefined
      }
      opener={opener}
      onConfirm={async () => {
        await renew.mutateAsync()
        toast.success(say('A new link is on its way. The old one no longer works.'))
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function sendWord({ sentAt }: BookingLetter): string {
  return sentAt.length === 0 ? say('Send now') : say('Send again')
}

function sentWords({ sentAt }: BookingLetter, timeZone: string): string {
  const last = sentAt.at(-1)
  return last === undefined ? say('Not sent yet') : say('Sent {when}', { when: momentWords(last, timeZone) })
}
