import { disputeReasonWords, disputeStateWords } from '@roomlark/contract/partners/dispute-words'
import type { DisputeState, DisputeSummary } from '@roomlark/contract/partners/disputes'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { cx } from '../../../../lib/cx.ts'
import { weekdayLongDay } from '../../../../lib/day-words.ts'
import { isoDate } from '../../../../lib/format-date.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { type Column, DataTable, phoneGrid } from '../../../../ui/data-table.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { disputeAddress } from './disputes-address.ts'

export const disputeTones: Record<DisputeState, 'warning' | 'secondary' | 'success' | 'neutral'> = {
  open: 'warning',
  proposed: 'secondary',
  settled: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
}

type DisputeTableProps = { disputes: readonly DisputeSummary[]; openId: string | undefined }

export function DisputeTable({ disputes, openId }: DisputeTableProps) {
  const { search } = useLocation()
  const columns: Column<DisputeSummary>[] = [
    {
      head: say('Booking'),
      className: 'align-top',
      cell: ({ id, booking }) => (
        <Link
          to={{ search: disputeAddress.with(search, { openId: id }) }}
          data-dispute={id}
          aria-current={id === openId ? 'true' : undefined}
          className="after:absolute after:inset-0"
        >
          <span className="keytag">{booking.reference}</span>
        </Link>
      ),
    },
    {
      head: say('Hotel and partner'),
      className: 'align-top max-md:col-start-1',
      cell: ({ hotel, partnerName }) => (
        <>
          <UserText>{hotel.name}</UserText>
          <span className="block text-sm text-muted">
            <UserText>{partnerName}</UserText>
          </span>
        </>
      ),
    },
    {
      head: say('Reason'),
      className: 'align-top max-md:col-start-1 max-md:text-sm',
      cell: ({ reason, openedBy, openedAt }) => (
        <>
          {disputeReasonWords[reason]}
          <span className="block text-sm text-muted">
            {openedBy === 'hotel'
              ? say('Opened by the hotel on {day}', { day: dayWords(openedAt) })
              : say('Opened by the partner on {day}', { day: dayWords(openedAt) })}
          </span>
        </>
      ),
    },
    {
      head: say('Commission'),
      isNumber: true,
      className: 'align-top whitespace-nowrap max-md:col-start-2 max-md:row-start-1',
      cell: (dispute) => <Commission dispute={dispute} />,
    },
    {
      head: say('Status'),
      className: 'align-top max-md:col-start-2 max-md:row-span-2 max-md:row-start-2 max-md:text-right',
      cell: (dispute) => (
        <>
          <Badge tone={disputeTones[dispute.state]}>{disputeStateWords[dispute.state]}</Badge>
          <span className="mt-0.5 block text-sm text-muted">{whenWords(dispute)}</span>
        </>
      ),
    },
  ]
  return (
    <DataTable
      caption={say('Disputes')}
      columns={columns}
      rows={disputes}
      keyOf={({ id }) => id}
      rowClassName={({ id }) =>
        cx(
          'relative transition-colors hover:bg-sunken max-md:items-start!',
          phoneGrid,
          id === openId && 'bg-primary-soft [box-shadow:inset_3px_0_var(--color-primary)]',
        )
      }
    />
  )
}

/** The commission as it is, or what it was and what it became or would become. */
function Commission({ dispute: { state, currency, now, before, proposal } }: { dispute: DisputeSummary }) {
  const after = state === 'settled' ? now.grossCents : proposal?.grossCents
  if (after === undefined) return moneyText(now.grossCents, currency)
  return (
    <>
      <s className="text-muted">
        <span className="sr-only">{say('Instead of')} </span>
        {moneyText(state === 'settled' ? before.grossCents : now.grossCents, currency)}
      </s>
      <span className="block">{moneyText(after, currency)}</span>
    </>
  )
}

function dayWords(instant: string): string {
  return weekdayLongDay(isoDate(new Date(instant)))
}

/** The next day that matters, or the day on which it ended. */
function whenWords({ state, answerOn, isAnswerDue, proposal, endedAt }: DisputeSummary): string {
  if (endedAt !== null) return dayWords(endedAt)
  if (state === 'proposed' && proposal)
    return say('takes effect on {day}', { day: weekdayLongDay(proposal.standsOn) })
  return isAnswerDue
    ? say('answers were due {day}', { day: weekdayLongDay(answerOn) })
    : say('answers by {day}', { day: weekdayLongDay(answerOn) })
}
