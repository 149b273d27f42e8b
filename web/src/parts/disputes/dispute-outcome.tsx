import { disputeStateWords } from '@roomlark/contract/partners/dispute-words'
import type { Dispute, DisputeProposal } from '@roomlark/contract/partners/disputes'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { weekdayLongDay } from '../../lib/day-words.ts'
import { longDate } from '../../lib/format-date.ts'
import { sayRich } from '../../lib/say-rich.ts'
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
  const ended =
    endedAt === null
      ? disputeStateWords[state]
      : say(
          '{state, select, settled {Settled on {day}} rejected {Rejected on {day}} other {Withdrawn on {day}}}',
          {
            state,
            day: longDate(new Date(endedAt)),
          },
        )
  switch (state) {
    case 'open': {
      const open = { day: weekdayLongDay(answerOn), amount: moneyText(now.grossCents, currency) }
      return (
        <>
          <Label>{isAnswerDue ? say('Roomlark decides') : say('Waiting for an answer')}</Label>
          <Words>
            {isAnswerDue
              ? say('Answers were due by {day}. Until then {amount} is neither billed nor paid.', open)
              : say('Answers are due by {day}. Until then {amount} is neither billed nor paid.', open)}
          </Words>
        </>
      )
    }
    case 'proposed':
      return proposal ? (
        <Amounts
          label={say('Proposal')}
          dispute={dispute}
          proposal={proposal}
          fromCents={now.grossCents}
          end={say('It takes effect automatically on {day}.', {
            day: weekdayLongDay(proposal.standsOn),
          })}
        />
      ) : null
    case 'settled':
      return proposal ? (
        <Amounts label={ended} dispute={dispute} proposal={proposal} fromCents={before.grossCents} end="" />
      ) : null
    case 'rejected':
    case 'withdrawn':
      return (
        <>
          <Label>{ended}</Label>
          <Words>{say('The commission stays as it was.')}</Words>
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
  const values = {
    rate: ratePercent,
    amount: money(proposal.baseCents),
    user: (text: ReactNode) => <UserText>{text}</UserText>,
    partner: partnerName,
    earned: money(proposal.netCents),
  }
  const names = { hotel: hotel.name, affiliate: partnerName }
  return (
    <>
      <Label>{label}</Label>
      <p className="font-strong tabular-nums">
        <s className="font-normal text-muted">
          <span className="sr-only">{say('Instead of')} </span>
          {money(fromCents)}
        </s>{' '}
        {money(proposal.grossCents)}
      </p>
      <Words>
        {boostPercent > 0
          ? sayRich(
              '{rate}% and the boost of {amount}, of which <user>{partner}</user> earns {earned}.',
              values,
            )
          : sayRich('{rate}% of {amount}, of which <user>{partner}</user> earns {earned}.', values)}{' '}
        {end}
        {proposal.acceptedBy.map((side) => (
          <span key={side}>
            {' '}
            {sayRich('<user>{name}</user> has accepted.', { user: values.user, name: names[side] })}
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
