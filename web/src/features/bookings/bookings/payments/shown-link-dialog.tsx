import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingPayments, PaymentLink } from '@roomlark/contract/bookings/payments'
import { say } from '@roomlark/contract/say'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { CircleCheck } from '../../../../ui/icons/circle-check.ts'
import { Note } from '../../../../ui/note.tsx'
import { QrCode } from '../../../../ui/qr-code.tsx'
import { linkEnd, linkStates } from './link-row.tsx'

type ShownLinkDialogProps = {
  link: PaymentLink
  paid: BookingPayments
  booking: Booking
  onClose: () => void
}

/** The link for the guest at the desk or on the telephone; it says so once it was paid. */
export function ShownLinkDialog({ link, paid, booking, onClose }: ShownLinkDialogProps) {
  const amount = moneyText(link.amountCents, paid.currency)
  const { tone, name } = linkStates[link.state]
  return (
    <Dialog
      title={say('Payment link for {amount}', { amount })}
      description={linkEnd(link, booking)}
      onClose={onClose}
    >
      <div className="mt-4 grid gap-4">
        {link.state === 'paid' ? (
          <Note tone="success" icon={<CircleCheck />} role="status">
            {say('{amount} was paid and is on the folio.', { amount })}
          </Note>
        ) : (
          <div className="flex flex-wrap items-start gap-5">
            <QrCode
              text={link.url}
              label={say('QR code of the payment link')}
              className="size-[168px] max-sm:mx-auto"
            />
            <div className="grid min-w-0 grow basis-56 gap-3">
              <span>
                <Badge tone={tone}>{name}</Badge>
              </span>
              <p className="text-[14px] text-muted">
                {say(
                  'The guest scans the code or opens the address, and pays on a page of the payment service.',
                )}
              </p>
              <code className="rounded-[9px] bg-sunken px-3 py-2 text-[13px] leading-5 wrap-anywhere select-all">
                {link.url}
              </code>
              <CopyButton text={link.url} label={say('Copy link')} className="justify-self-start" />
            </div>
          </div>
        )}
        <div className="flex justify-end">
          <Button onClick={onClose}>{say('Done')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
