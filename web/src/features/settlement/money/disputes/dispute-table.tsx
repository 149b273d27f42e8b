import { disputeReasonWords, disputeStateWords } from '@roomlark/contract/partners/dispute-words'
import type { DisputeState, DisputeSummary } from '@roomlark/contract/partners/disputes'
import { useLocation } from 'react-router'
import { cx } from '../../../../lib/cx.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { isoDate } from '../../../../lib/format-date.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { withParts } from './disputes-address.ts'

export const disputeTones: Record<DisputeState, 'warning' | 'secondary' | 'success' | 'neutral'> = {
  open: 'warning',
  proposed: 'secondary',
  settled: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
}

const cell = 'border-t border-border px-2.5 py-[11px] align-top'

/** A table on wide screens; on a phone each row is a block of its own. */
export function DisputeTable(props: { disputes: readonly DisputeSummary[]; openId: string | undefined }) {
  return (
    <table className="w-full border-collapse text-left max-md:block">
      <caption className="sr-only">Disputes</caption>
      <thead className="text-sm text-muted max-md:sr-only [&_th]:px-2.5 [&_th]:pt-[18px] [&_th]:pb-2.5 [&_th]:font-[560] [&_th]:whitespace-nowrap">
        <tr>
          <th scope="col" className="pl-6!">
            Booking
          </th>
          <th scope="col">Hotel and partner</th>
          <th scope="col">Reason</th>
          <th scope="col" className="text-right">
            Commission
          </th>
          <th scope="col" className="pr-6!">
            Status
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {props.disputes.map((dispute) => (
          <Row key={dispute.id} dispute={dispute} isOpen={dispute.id === props.openId} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ dispute, isOpen }: { dispute: DisputeSummary; isOpen: boolean }) {
  const { id, booking, hotel, partnerName, openedBy, reason, state, currency, now, before, proposal } =
    dispute
  const { search } = useLocation()
  const money = (cents: number) => moneyText(cents, currency)
  const after = state === 'settled' ? now.grossCents : proposal?.grossCents
  return (
    <tr
      className={cx(
        'relative transition-colors hover:bg-sunken max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-start max-md:gap-x-3 max-md:gap-y-1.5 max-md:border-t max-md:border-border max-md:px-4 max-md:py-3 max-md:first:border-t-0 max-md:[&>*]:border-0 max-md:[&>*]:p-0!',
        isOpen && 'bg-primary-soft [box-shadow:inset_3px_0_var(--color-primary)]',
      )}
    >
      <th scope="row" className={cx(cell, 'pl-6! font-normal')}>
        <Link
          to={{ search: withParts(search, { dispute: id }) }}
          data-dispute={id}
          aria-current={isOpen ? 'true' : undefined}
          className="after:absolute after:inset-0"
        >
          <span className="keytag">{booking.reference}</span>
        </Link>
      </th>
      <td className={cx(cell, 'max-md:col-start-1')}>
        <UserText>{hotel.name}</UserText>
        <span className="block text-sm text-muted">
          <UserText>{partnerName}</UserText>
        </span>
      </td>
      <td className={cx(cell, 'max-md:col-start-1 max-md:text-sm')}>
        {disputeReasonWords[reason]}
        <span className="block text-sm text-muted">
          Opened by the {openedBy === 'hotel' ? 'hotel' : 'partner'} on {dayWords(dispute.openedAt)}
        </span>
      </td>
      <td
        className={cx(
          cell,
          'text-right whitespace-nowrap tabular-nums max-md:col-start-2 max-md:row-start-1',
        )}
      >
        {after === undefined ? (
          money(now.grossCents)
        ) : (
          <>
            <s className="text-muted">
              <span className="sr-only">Instead of </span>
              {money(state === 'settled' ? before.grossCents : now.grossCents)}
            </s>
            <span className="block">{money(after)}</span>
          </>
        )}
      </td>
      <td
        className={cx(
          cell,
          'pr-6! max-md:col-start-2 max-md:row-span-2 max-md:row-start-2 max-md:text-right',
        )}
      >
        <Badge tone={disputeTones[state]}>{disputeStateWords[state]}</Badge>
        <span className="mt-0.5 block text-sm text-muted">{whenWords(dispute)}</span>
      </td>
    </tr>
  )
}

function dayWords(instant: string): string {
  return weekdayLongDay(isoDate(new Date(instant)))
}

/** The next day that matters, or the day on which it ended. */
function whenWords({ state, answerOn, isAnswerDue, proposal, endedAt }: DisputeSummary): string {
  if (endedAt !== null) return dayWords(endedAt)
  if (state === 'proposed' && proposal) return `stands on ${weekdayLongDay(proposal.standsOn)}`
  return isAnswerDue
    ? `answers were due ${weekdayLongDay(answerOn)}`
    : `answers by ${weekdayLongDay(answerOn)}`
}
