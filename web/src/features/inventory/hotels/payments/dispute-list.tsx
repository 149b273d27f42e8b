import type { PaymentDispute } from '@roomlark/contract/bookings/card-disputes'
import { dateIn } from '@roomlark/contract/dates'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { usePaymentDisputes } from '../../../../data/payments.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { disputeReason, disputeStates } from '../../../../parts/payments/dispute-words.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { type Column, DataTable, phoneGrid } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'
import { ListResults } from '../../../../ui/list-results.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { AcceptDisputeDialog, AnswerDisputeDialog } from './dispute-dialogs.tsx'
import { paymentsAddress } from './payments-address.ts'

type Asking = { act: 'answer' | 'accept'; dispute: PaymentDispute }

/** Payments that card holders want back through their bank, those to be answered first. */
export function DisputeList({ hotel, page }: { hotel: Hotel; page: number }) {
  const list = usePaymentDisputes(hotel.id, page)
  const mayAnswer = useMay('see-books', hotel.id)
  const [asking, setAsking] = useState<Asking | null>(null)
  // Its papers change while it is being answered.
  const asked = list.data?.data.find(({ id }) => id === asking?.dispute.id) ?? asking?.dispute
  const dialog = { hotel, onClose: () => setAsking(null) }
  return (
    <>
      <ListResults
        list={list}
        address={paymentsAddress}
        failed={say('The disputes did not load')}
        nothing={{
          title: say('No disputes'),
          text: say(
            'If a card holder asks their bank for a payment back, it appears here with its deadline.',
          ),
        }}
        notFound={{}}
      >
        {(rows) => (
          <DataTable
            caption={say('Disputes')}
            columns={listColumns(hotel, mayAnswer ? setAsking : null)}
            rows={rows}
            keyOf={({ id }) => id}
            rowClassName={phoneGrid}
          />
        )}
      </ListResults>
      {asked && asking?.act === 'answer' ? <AnswerDisputeDialog {...dialog} dispute={asked} /> : null}
      {asked && asking?.act === 'accept' ? <AcceptDisputeDialog {...dialog} dispute={asked} /> : null}
    </>
  )
}

function listColumns(
  { timeZone }: Hotel,
  onAsk: ((asking: Asking) => void) | null,
): Column<PaymentDispute>[] {
  const day = (at: string) => weekdayLongDay(dateIn(timeZone, new Date(at)))
  return [
    {
      head: say('Booking'),
      cell: ({ bookingId, reference, guestName }) =>
        bookingId === null ? null : (
          <Link to={`/bookings?booking=${bookingId}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="keytag">{reference}</span>
            <UserText>{guestName}</UserText>
          </Link>
        ),
    },
    {
      head: say('Reason'),
      className: 'max-md:col-start-1 max-md:text-sm',
      cell: ({ reason, openedAt }) => (
        <>
          {disputeReason(reason)}
          <span className="block text-sm text-muted">{say('Since {day}', { day: day(openedAt) })}</span>
        </>
      ),
    },
    {
      head: say('Amount'),
      isNumber: true,
      className: 'whitespace-nowrap max-md:col-start-2 max-md:row-start-1',
      cell: ({ amountCents, currency }) => moneyText(amountCents, currency),
    },
    {
      head: say('Status'),
      className: 'max-md:col-start-2 max-md:row-start-2 max-md:text-right',
      cell: (dispute) => (
        <>
          <Badge tone={disputeStates[dispute.state].tone}>{disputeStates[dispute.state].name}</Badge>
          <span className="mt-0.5 block text-sm text-muted">{whenWords(dispute, day)}</span>
        </>
      ),
    },
    {
      head: say('Actions'),
      headClassName: 'text-right',
      className: 'max-md:col-span-2 max-md:empty:hidden',
      cell: (dispute) =>
        onAsk && dispute.state === 'open' ? (
          <span className="flex flex-wrap gap-1.5 md:justify-end">
            <Button variant="secondary" size="sm" onClick={() => onAsk({ act: 'answer', dispute })}>
              {say('Answer##verb')}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => onAsk({ act: 'accept', dispute })}>
              {say('Accept')}
            </Button>
          </span>
        ) : null,
    },
  ]
}

/** The deadline, or the day on which something became of it. */
function whenWords(
  { state, answerBy, answeredAt, decidedAt }: PaymentDispute,
  day: (at: string) => string,
): string {
  if (decidedAt !== null) return day(decidedAt)
  if (state === 'answered') return answeredAt === null ? '' : say('on {day}', { day: day(answeredAt) })
  return answerBy === null ? '' : say('answer by {day}', { day: day(answerBy) })
}
