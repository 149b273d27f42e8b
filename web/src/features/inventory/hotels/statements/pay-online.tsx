import { methodWords, payerFailureWords } from '@roomlark/contract/payment-words'
import { say } from '@roomlark/contract/say'
import type { HotelStatement, StatementOnlinePayment } from '@roomlark/contract/settlement/hotel-statements'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useCheckStatementPayment, usePayStatement } from '../../../../data/statement-paying.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { TestNote } from '../../../../parts/payments/test-note.tsx'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'
import { CalendarClock } from '../../../../ui/icons/calendar-clock.ts'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { CircleCheck } from '../../../../ui/icons/circle-check.ts'
import { Clock } from '../../../../ui/icons/clock.ts'
import { CreditCard } from '../../../../ui/icons/credit-card.ts'
import { Note } from '../../../../ui/note.tsx'
import { toast } from '../../../../ui/toast.ts'
import { isBackFromPaying, statementAddress } from './statement-address.ts'

/** Pays what is open of a closed statement, and says what became of the last payment. */
export function PayOnline({ statement }: { statement: HotelStatement }) {
  const { online, paid } = statement
  const isAsking = useComeBack(statement)
  if (!online || !paid) return null
  const { payment, chargesOn, isLive } = online
  const isOpen = paid.settledAt === null && paid.openCents > 0
  const isUnderway = payment?.state === 'processing'
  return (
    <div className="mt-4 grid gap-3" aria-live="polite">
      {isAsking ? (
        <Note tone="primary" icon={<Clock />}>
          {say('We are asking the payment service about your payment...')}
        </Note>
      ) : payment ? (
        <PaymentNote payment={payment} currency={statement.currency} isOpen={isOpen} />
      ) : null}
      {isOpen && chargesOn !== null ? (
        <Note
          tone="primary"
          icon={<CalendarClock />}
          title={say('Your card is charged on {day}', { day: weekdayLongDay(chargesOn) })}
        >
          {say('You need not do anything. Pay now if you want to pay it another way.')}
        </Note>
      ) : null}
      {isOpen && !isUnderway && !isAsking ? <PayButton statement={statement} /> : null}
      {isOpen && !isLive ? <TestNote /> : null}
    </div>
  )
}

function PayButton({ statement }: { statement: HotelStatement }) {
  const { hotel, month, currency, paid } = statement
  const pay = usePayStatement({ hotelId: hotel.id, month, currency })
  if (!useMay('connect-payments', hotel.id)) return null
  const amount = moneyText(paid?.openCents ?? 0, currency)
  return (
    <div>
      <Button
        block
        busy={(pay.isPending || pay.isSuccess) && say('Opening the payment page...')}
        onClick={() =>
          pay.mutate(undefined, {
            onSuccess: ({ url }) => window.location.assign(url),
            onError: (error) => showRefusal(error, say('The payment page did not open. Please try again.')),
          })
        }
      >
        <CreditCard aria-hidden="true" />
        {say('Pay online')}
      </Button>
      <p className="mt-2 text-sm text-muted">
        {currency === 'EUR'
          ? say('{amount} by card or SEPA direct debit, on the page of our payment service.', { amount })
          : say('{amount} by card, on the page of our payment service.', { amount })}
      </p>
    </div>
  )
}

type PaymentNoteProps = { payment: StatementOnlinePayment; currency: string; isOpen: boolean }

/** The outcome of the payment that was begun last; of one that nobody finished there is nothing to say. */
function PaymentNote({ payment, currency, isOpen }: PaymentNoteProps) {
  const amount = moneyText(payment.amountCents, currency)
  const method = methodWords(payment)
  if (payment.state === 'processing') {
    return (
      <Note tone="primary" icon={<Clock />} title={say('{amount} is on its way', { amount })}>
        {say('{method}. A direct debit takes a few working days, and you are told once it has arrived.', {
          method,
        })}
      </Note>
    )
  }
  if (payment.isReturned && isOpen) {
    return (
      <Note
        tone="warning"
        icon={<CircleAlert />}
        title={say('Your payment of {amount} was returned', { amount })}
      >
        {say('The statement is open again.')}
      </Note>
    )
  }
  if (payment.state === 'failed' && isOpen) {
    return (
      <Note tone="error" icon={<CircleAlert />} title={say('{amount} was not paid', { amount })}>
        {payerFailureWords(payment.failure)}
      </Note>
    )
  }
  return payment.state === 'succeeded' && !payment.isReturned ? (
    <Note tone="success" icon={<CircleCheck />} title={say('{amount} paid online', { amount })}>
      {method}
    </Note>
  ) : null
}

/** Asks for the outcome at once, so that nobody who comes back from the payment service waits for its message. */
function useComeBack({ hotel, month, currency }: HotelStatement): boolean {
  const navigate = useNavigate()
  const isBack = isBackFromPaying(useLocation().search)
  const check = useCheckStatementPayment({ hotelId: hotel.id, month, currency })
  const hasAsked = useRef(false)
  const { mutate } = check
  useEffect(() => {
    if (!isBack || hasAsked.current) return
    hasAsked.current = true
    mutate(undefined, {
      onSuccess: ({ paid }) => {
        if (paid?.settledAt) toast.success(say('Thank you, the statement is paid.'))
      },
      onError: (error) => showRefusal(error, say('The payment service did not answer. We keep asking.')),
      // Loading the page again asks nothing any more.
      onSettled: () => void navigate(statementAddress(hotel.id, month, { currency }), { replace: true }),
    })
  }, [isBack, mutate, navigate, hotel.id, month, currency])
  return isBack
}
