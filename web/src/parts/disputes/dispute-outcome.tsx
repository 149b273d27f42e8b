import type { Dispute, DisputeProposal } from '@roomlark/contract/partners/disputes'
import type { ReactNode } from 'react'
import { weekdayLongDay } from '../../lib/day-words.ts'
import { longDate } from '../../lib/format-date.ts'
import { UserText } from '../../ui/user-text.tsx'
import { moneyText } from '../money/money-text.ts'

/** State of a dispute: the side whose turn it is and its deadline, or the outcome. */
export function DisputeOutcome({ dispute, children }: { dispute: Dispute; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-[10px] bg-sunken px-3.5 py-3">
      <div className="min-w-0 grow basis-56">
        <Standing dispute={dispute} />
      </div>
      {children}
    </div>
  )
}

function Standing({ dispute }: { dispute: Dispute }) {
  const { state, proposal, now, before, currency, answerOn, isAnswerDue, endedAt } = dispute
  const endedOn = endedAt === null ? '' : ` on ${longDate(new Date(endedAt))}`
  switch (state) {
    case 'open':
      return (
        <>
          <Label>{isAnswerDue ? 'Roomlark decides' : 'Waiting for an answer'}</Label>
          <Words>
            {isAnswerDue ? 'Answers were' : 'Answers are'} due by {weekdayLongDay(answerOn)}. Until then{' '}
            {moneyText(now.grossCents, currency)} is neither billed nor paid.
          </Words>
        </>
      )
    case 'proposed':
      return proposal ? (
        <Amounts
          label="Proposal"
          dispute={dispute}
          proposal={proposal}
          fromCents={now.grossCents}
          end={`It takes effect automatically on ${weekdayLongDay(proposal.standsOn)}.`}
        />
      ) : null
    case 'settled':
      return proposal ? (
        <Amounts
          label={`Settled${endedOn}`}
          dispute={dispute}
          proposal={proposal}
          fromCents={before.grossCents}
          end=""
        />
      ) : null
    case 'rejected':
    case 'withdrawn':
      return (
        <>
          <Label>
            {state === 'rejected' ? 'Rejected' : 'Withdrawn'}
            {endedOn}
          </Label>
          <Words>The commission stays as it was.</Words>
        </>
      )
  }
}

type AmountsProps = {
  label: string
  dispute: Dispute
  proposal: DisputeProposal
  fromCents: number
  end: string
}

function Amounts({ label, dispute, proposal, fromCents, end }: AmountsProps) {
  const { currency, ratePercent, boostPercent, partnerName, hotel } = dispute
  const money = (cents: number) => moneyText(cents, currency)
  const rate = boostPercent > 0 ? `${ratePercent}% and the boost` : `${ratePercent}%`
  const names = { hotel: hotel.name, affiliate: partnerName }
  return (
    <>
      <Label>{label}</Label>
      <p className="font-strong tabular-nums">
        <s className="font-normal text-muted">
          <span className="sr-only">Instead of </span>
          {money(fromCents)}
        </s>{' '}
        {money(proposal.grossCents)}
      </p>
      <Words>
        {rate} of {money(proposal.baseCents)}, of which <UserText>{partnerName}</UserText> earns{' '}
        {money(proposal.netCents)}. {end}
        {proposal.acceptedBy.map((side) => (
          <span key={side}>
            {' '}
            <UserText>{names[side]}</UserText> has accepted.
          </span>
        ))}
      </Words>
    </>
  )
}

function Label({ children }: { children: ReactNode }) {
  return <p className="text-[13px] leading-[18px] text-muted">{children}</p>
}

function Words({ children }: { children: ReactNode }) {
  return <p className="text-[13px] leading-[18px] text-muted">{children}</p>
}
