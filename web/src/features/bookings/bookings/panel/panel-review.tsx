import type { Booking } from '@roomlark/contract/bookings/booking'
import type { ReviewLink } from '@roomlark/contract/bookings/reviews'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useReviewLink } from '../../../../data/reviews.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Star } from '../../../../ui/icons/star.ts'
import { QrCode } from '../../../../ui/qr-code.tsx'
import { PanelSection } from './panel-section.tsx'

/** After the check-out, guests can review their stay on their own telephone before they leave. */
export function PanelReview({ booking }: { booking: Booking }) {
  const { platform } = usePlatform()
  const { userType } = useUser()
  const mayShow = useMay('work-desk', booking.hotelId) && userType === 'hotel'
  const isAsked = mayShow && booking.state === 'checked-out' && platform?.switches.guestSite === 'open'
  const link = useReviewLink(booking.id, isAsked).data
  const [isOpen, setOpen] = useState(false)
  if (!link) return null
  return (
    <PanelSection title={say('Review of a stay')} className="print:hidden">
      {link.url === null ? (
        <p className="text-[14px] text-muted">{closedWords(link)}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 text-[14px] text-muted">
            {say('The guest can write one until {day}.', { day: dayText(link.untilOn) })}
          </p>
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            <Star aria-hidden="true" className="size-4" />
            {say('Show the code')}
          </Button>
        </div>
      )}
      {isOpen && link.url !== null ? <LinkDialog url={link.url} onClose={() => setOpen(false)} /> : null}
    </PanelSection>
  )
}

function closedWords({ state }: ReviewLink): string {
  switch (state) {
    case 'written':
      return say('The guest has reviewed this stay.')
    case 'no-address':
      return say('A review is confirmed by email, and this guest has no address.')
    case 'excluded':
      return say('This guest works with the hotel, or the booking is being looked at, so it has no review.')
    default:
      return say('This stay can no longer be reviewed.')
  }
}

function LinkDialog({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Dialog
      title={say('Ask for a review')}
      description={say(
        'The guest scans the code and writes on their own telephone. The review is published once they confirm it by the email that we send them; nobody at the hotel can do that.',
      )}
      onClose={onClose}
    >
      <div className="mt-4 flex flex-wrap items-start gap-5">
        <QrCode
          text={url}
          label={say('QR code of the review page')}
          className="size-[168px] max-sm:mx-auto"
        />
        <div className="grid min-w-0 grow basis-56 gap-3">
          <code className="rounded-[9px] bg-sunken px-3 py-2 text-[13px] leading-5 wrap-anywhere select-all">
            {url}
          </code>
          <CopyButton text={url} label={say('Copy link')} className="justify-self-start" />
        </div>
      </div>
      <div className="mt-4 flex justify-end">
        <Button onClick={onClose}>{say('Done')}</Button>
      </div>
    </Dialog>
  )
}
