import { ownFindingWords } from '@roomlark/contract/partners/commission-hold-words'
import type { OwnHold } from '@roomlark/contract/partners/commission-holds'
import { say } from '@roomlark/contract/say'
import { useParams } from 'react-router'
import { useOwnHold } from '../../../../data/commission-holds.ts'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { countText } from '../../../../lib/format-number.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CardSkeleton } from '../../../../ui/card-states.tsx'
import { Link } from '../../../../ui/link.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { AnswerForm } from './answer-form.tsx'
import { dayWords } from './hold-texts.ts'
import { HoldThread } from './hold-thread.tsx'
import { ReleaseBar } from './release-bar.tsx'

const above = [
  { label: say('Performance'), to: '/performance' },
  { label: say('Earnings'), to: '/performance/earnings' },
]

/** Explains why a commission is held, and lets the affiliate reply. */
export function OwnHoldPage() {
  const { id = '' } = useParams()
  const hold = useOwnHold(id)
  useTitle(say('On hold'))
  return (
    <>
      <Breadcrumbs above={above} here={say('On hold')} />
      {hold.data ? (
        <OwnHoldView hold={hold.data} />
      ) : (
        <>
          <h1 className="mb-6">{say('On hold')}</h1>
          {hold.isPending ? (
            <Card>
              <CardSkeleton />
            </Card>
          ) : (
            <NotLoaded title={say('This hold did not load')} query={hold} />
          )}
        </>
      )}
    </>
  )
}

function OwnHoldView({ hold }: { hold: OwnHold }) {
  const { booking, hotelName, state, findings, messages } = hold
  const isOpen = state === 'open'
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1>{titles[state](moneyText(hold.netUsdCents, 'USD'))}</h1>
          <p className="mt-1 text-muted">
            <Link to={`/commissions/${booking.id}`} className="underline">
              {booking.reference}
            </Link>
            , <UserText>{hotelName}</UserText>, {longRangeWords(booking.checkInOn, booking.checkOutOn)}
          </p>
        </div>
        <StateBadge state={state} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5">
        <Card>
          <CardHead
            title={say('Why it is held')}
            subtitle={say('Since {day}', { day: dayWords(hold.heldAt) })}
          />
          <ul className="mb-4 grid list-disc gap-1.5 pl-5">
            {findings.map((found) => (
              <li key={found.kind}>{ownFindingWords(found, countText)}.</li>
            ))}
          </ul>
          {isOpen ? <ReleaseBar hold={hold} /> : <Outcome hold={hold} />}
        </Card>
        <Card>
          <CardHead
            title={say('Your answer')}
            subtitle={
              isOpen ? say('We read it before we decide') : say('The hold has ended, so nothing can be added')
            }
          />
          <HoldThread
            opening={say('We hold this commission for the reason above. You can say what you know about it.')}
            heldAt={hold.heldAt}
            messages={messages}
          />
          {isOpen ? <AnswerForm holdId={hold.id} /> : null}
        </Card>
      </div>
    </>
  )
}

const titles = {
  open: (amount: string) => say('{amount} is on hold', { amount }),
  released: (amount: string) => say('{amount} is released', { amount }),
  voided: (amount: string) => say('{amount} is void', { amount }),
}

function StateBadge({ state }: Pick<OwnHold, 'state'>) {
  if (state === 'open') return <Badge tone="warning">{say('On hold')}</Badge>
  return state === 'released' ? (
    <Badge tone="success">{say('Released')}</Badge>
  ) : (
    <Badge tone="error">{say('Void')}</Badge>
  )
}

function Outcome({ hold }: { hold: OwnHold }) {
  const { state, decidedAt, reason } = hold
  return (
    <p className="rounded-[12px] bg-sunken px-4 py-[13px] text-[14px] wrap-anywhere">
      <b>
        {decidedAt
          ? say('{outcome, select, voided {Made void on {day}.} other {Released on {day}.}}', {
              outcome: state,
              day: dayWords(decidedAt),
            })
          : state === 'voided'
            ? say('Made void.')
            : say('Released.')}
      </b>{' '}
      {reason === null ? null : <UserText>{reason}</UserText>}
    </p>
  )
}
