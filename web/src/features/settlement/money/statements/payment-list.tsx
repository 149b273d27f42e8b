import { methodWords } from '@roomlark/contract/payment-words'
import { say } from '@roomlark/contract/say'
import type {
  StatementAccount,
  StatementPayment,
} from '@roomlark/contract/settlement/hotel-statement-payments'
import { useState } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { paymentWords, signedMoney } from './statement-words.ts'

/** Everything that changed what is left to pay, newest first. Nothing here is ever changed: what was wrong is returned. */
export function PaymentList({ statement }: { statement: StatementAccount }) {
  const { payments } = statement
  return (
    <Card aria-label={say('Payments')} className="p-0! md:p-0!">
      <div className="px-[18px] pt-[18px] md:px-6 md:pt-6">
        <CardHead
          title={say('Payments')}
          subtitle={
            payments.length === 0
              ? say('Nothing was recorded yet')
              : say('{count, plural, one {# entry} other {# entries}}', { count: payments.length })
          }
        />
      </div>
      <ul>
        {payments.map((payment) => (
          <li key={payment.id} className="border-t border-border px-[18px] py-3.5 md:px-6">
            <Entry statement={statement} payment={payment} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Entry({ statement, payment }: { statement: StatementAccount; payment: StatementPayment }) {
  const [isReturning, setReturning] = useState(false)
  const { platform } = usePlatform()
  const { kind, amountCents, paidOn, note, by, isReturned, other, online } = payment
  const isReversible =
    (kind === 'payment' || kind === 'written-off') && amountCents > 0 && !isReturned && online === null
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-strong">
          {other ? (
            <Link to={`/bookings/statements/${other.id}`} className="link">
              {paymentWords(payment)}
            </Link>
          ) : (
            paymentWords(payment)
          )}
          {isReturned ? (
            <Badge tone="error">
              {kind === 'payment' ? say('Returned') : say('Taken back##a write-off')}
            </Badge>
          ) : null}
        </p>
        <p className="text-[14px] wrap-anywhere text-muted">
          {dayText(paidOn)},{' '}
          {online ? (
            say('paid online: {method}', { method: methodWords(online) })
          ) : by === null ? (
            say('automatically')
          ) : (
            <UserText>{by}</UserText>
          )}
          {note ? (
            <>
              : <UserText>{note}</UserText>
            </>
          ) : null}
        </p>
      </div>
      <span className="ml-auto flex items-baseline gap-3">
        {isReversible && platform?.switches.payouts === 'open' ? (
          <Button variant="quiet" size="sm" onClick={() => setReturning(true)}>
            {kind === 'payment' ? say('Mark as returned') : say('Take back')}
            <span className="sr-only">
              {say(': {payment} of {amount}', {
                payment: paymentWords(payment),
                amount: signedMoney(amountCents, statement.currency),
              })}
            </span>
          </Button>
        ) : null}
        <span className={cx('font-strong tabular-nums', isReturned && 'text-muted line-through')}>
          {signedMoney(amountCents, statement.currency)}
        </span>
      </span>
      {isReturning ? (
        <ReturnDialog statement={statement} payment={payment} onClose={() => setReturning(false)} />
      ) : null}
    </div>
  )
}
