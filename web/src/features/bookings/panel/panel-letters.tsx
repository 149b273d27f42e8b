import type { Booking } from '@roomlark/contract/booking'
import type { BookingLetter, LetterKind } from '@roomlark/contract/letters'
import { useBookingLetters, useSendLetter } from '../../../data/letters.ts'
import { longDateTime } from '../../../lib/format-date.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useMay } from '../../../session/use-may.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'

const names: Record<LetterKind, string> = {
  confirmation: 'Confirmation',
  'before-arrival': 'Letter before arrival',
  'after-departure': 'Letter after departure',
}

/** What the guest got by email, and what can be sent now or again. */
export function PanelLetters({ booking }: { booking: Booking }) {
  const letters = useBookingLetters(booking.id).data ?? []
  const send = useSendLetter(booking.id)
  const maySend = useMay('work-desk', booking.hotelId)
  const shown = letters.filter(({ sentAt, canSend }) => sentAt.length > 0 || (canSend && maySend))
  if (shown.length === 0) return null
  function sendNow(kind: LetterKind) {
    send.mutate(kind, {
      onSuccess: () => toast.success(`${names[kind]} is on its way.`),
      onError: (error) => showRefusal(error, 'It was not sent. Please try again.'),
    })
  }
  return (
    <ul aria-label="Emails to the guest" className="mt-4 grid gap-2.5 text-[14px]">
      {shown.map((letter) => (
        <li key={letter.kind} className="flex items-center justify-between gap-3">
          <span className="min-w-0">
            {names[letter.kind]}
            <span className="block text-sm text-muted">{sentWords(letter)}</span>
          </span>
          {letter.canSend && maySend ? (
            <Button
              variant="quiet"
              size="sm"
              aria-label={`${sendWord(letter)}: ${names[letter.kind]}`}
              busy={send.isPending && send.variables === letter.kind && 'Sending...'}
              onClick={() => sendNow(letter.kind)}
            >
              {sendWord(letter)}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function sendWord({ sentAt }: BookingLetter): string {
  return sentAt.length === 0 ? 'Send now' : 'Send again'
}

function sentWords({ sentAt }: BookingLetter): string {
  const last = sentAt.at(-1)
  return last === undefined ? 'Not sent yet' : `Sent ${longDateTime(new Date(last))}`
}
