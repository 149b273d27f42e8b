import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingPayments, KeptCard, OnlinePayment } from '@roomlark/contract/bookings/payments'
import { cardWords } from '@roomlark/contract/payment-words'
import { say } from '@roomlark/contract/say'
import { type ReactNode, useState } from 'react'
import { useBookingPayments } from '../../../../data/payments.ts'
import { monthWords } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { TestNote } from '../../../../parts/payments/test-note.tsx'
import { useMay } from '../../../../session/use-may.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Button } from '../../../../ui/button.tsx'
import { CreditCard } from '../../../../ui/icons/credit-card.ts'
import { Send } from '../../../../ui/icons/send.ts'
import { ChargeCardDialog } from './charge-card-dialog.tsx'
import { DueDeposits } from './due-deposits.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { LinkRow } from './link-row.tsx'
import { PaymentRow } from './payment-row.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ShownLinkDialog } from './shown-link-dialog.tsx'

type OnlinePaymentsProps = {
  booking: Booking
  /** Wraps the payments, if there is anything to show. */
  frame: (content: ReactNode) => ReactNode
}

/** Everything that was paid online for a booking, and what the desk can do about it. */
export function OnlinePayments({ booking, frame }: OnlinePaymentsProps) {
  const { platform } = usePlatform()
  const isStay = booking.state !== 'held' && booking.state !== 'expired'
  const isOpen = platform?.switches.onlinePayments === 'open' && isStay
  const query = useBookingPayments(booking.id, isOpen)
  if (!isOpen) return null
  if (!query.data) {
    return query.isError
      ? frame(
          <p role="alert" className="text-[14px] text-muted">
            {say('The online payments did not load.')}{' '}
            <Button variant="quiet" size="sm" onClick={() => void query.refetch()}>
              {say('Try again')}
            </Button>
          </p>,
        )
      : null
  }
  const { takesPayments, payments, links, card } = query.data
  const isUsed = payments.length > 0 || links.length > 0 || card !== null
  return takesPayments || isUsed ? frame(<Loaded booking={booking} paid={query.data} />) : null
}

type Asking =
  | { act: 'link' }
  | { act: 'show-link'; depositId: string }
  | { act: 'charge'; card: KeptCard }
  | { act: 'refund'; payment: OnlinePayment }

function Loaded({ booking, paid }: { booking: Booking; paid: BookingPayments }) {
  const mayWork = useMay('work-desk', booking.hotelId)
  const [asking, setAsking] = useState<Asking | null>(null)
  const { payments, card, links, due, takesPayments, isTest } = paid
  const acts = mayWork ? setAsking : null
  const isEmpty = payments.length === 0 && links.length === 0 && card === null
  const open = links.filter(({ state }) => state !== 'paid')
  return (
    <div className="grid gap-3">
      {isTest ? <TestNote /> : null}
      {card ? (
        <Kept card={card} paid={paid} onCharge={acts && (() => acts({ act: 'charge', card }))} />
      ) : null}
      <DueDeposits due={due} mayWork={mayWork} />
      {isEmpty ? <p className="text-[14px] text-muted">{say('Nothing was paid online yet.')}</p> : null}
      {payments.length > 0 || open.length > 0 ? (
        <ul>
          {open.map((link) => (
            <LinkRow
              key={link.depositId}
              link={link}
              booking={booking}
              onShow={() => setAsking({ act: 'show-link', depositId: link.depositId })}
            />
          ))}
          {payments.toReversed().map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              booking={booking}
              onRefund={acts && paid.refundLimitCents !== 0 ? () => acts({ act: 'refund', payment }) : null}
            />
          ))}
        </ul>
      ) : null}
      {takesPayments && acts ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start print:hidden"
          onClick={() => acts({ act: 'link' })}
        >
          <Send aria-hidden="true" className="size-4" />
          {say('Payment link')}
        </Button>
      ) : null}
      {asking ? <Dialogs asking={asking} booking={booking} paid={paid} setAsking={setAsking} /> : null}
    </div>
  )
}

type KeptProps = { card: KeptCard; paid: BookingPayments; onCharge: (() => void) | null }

/** The card that the payment service keeps, and when it may be charged. */
function Kept({ card, paid: { currency }, onCharge }: KeptProps) {
  const { brand, digits, expiresOn, chargeableCents } = card
  return (
    <div className="flex items-start gap-3 rounded-[12px] bg-sunken px-3.5 py-3">
      <CreditCard aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow text-[14px] leading-5">
        <b className="font-strong">{cardWords(brand, digits)}</b>
        <span className="block text-sm text-muted">
          {expiresOn === null
            ? say('Kept by the payment service')
            : say('Kept by the payment service, expires {month}', { month: monthWords(expiresOn) })}
        </span>
        <span className="block text-sm text-muted">
          {chargeableCents > 0
            ? say('The terms allow you to charge up to {amount}.', {
                amount: moneyText(chargeableCents, currency),
              })
            : say('The terms allow no charge at the moment.')}
        </span>
      </div>
      {onCharge && chargeableCents > 0 ? (
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0 print:hidden"
          aria-label={say('Charge the kept card')}
          onClick={onCharge}
        >
          {say('Charge##card')}
        </Button>
      ) : null}
    </div>
  )
}

type DialogsProps = {
  asking: Asking
  booking: Booking
  paid: BookingPayments
  setAsking: (asking: Asking | null) => void
}

function Dialogs({ asking, booking, paid, setAsking }: DialogsProps) {
  const onClose = () => setAsking(null)
  switch (asking.act) {
    case 'link':
      return (
        <LinkDialog
          booking={booking}
          paid={paid}
          onClose={onClose}
          onMade={(depositId) => setAsking({ act: 'show-link', depositId })}
        />
      )
    case 'show-link': {
      const link = paid.links.find(({ depositId }) => depositId === asking.depositId)
      return link ? <ShownLinkDialog link={link} paid={paid} booking={booking} onClose={onClose} /> : null
    }
    case 'charge':
      return <ChargeCardDialog paid={paid} onClose={onClose} card={asking.card} />
    case 'refund':
      return <RefundDialog paid={paid} onClose={onClose} payment={asking.payment} />
  }
}
