import { type Hold, holdDays } from '@roomlark/contract/partners/commission-holds'
import { say } from '@roomlark/contract/say'
import { signalWords } from '@roomlark/contract/signal-words'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { dayWords } from './hold-texts.ts'

type HoldListProps = { holds: readonly Hold[]; chosenId: string | undefined; toHold: (id: string) => string }

export function HoldList({ holds, chosenId, toHold }: HoldListProps) {
  return (
    <>
      <ul>
        {holds.map((hold) => (
          <li key={hold.id} className="border-b border-border">
            <Link
              to={{ search: toHold(hold.id) }}
              aria-current={hold.id === chosenId ? 'true' : undefined}
              className="block px-[21px] py-3.5 hover:bg-sunken aria-[current]:bg-primary-soft/50 aria-[current]:[box-shadow:inset_3px_0_0_var(--color-primary)]"
            >
              <Summary hold={hold} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="px-[21px] py-3.5 text-[13px] leading-[18px] text-muted">
        {say(
          'A hold shows its reason to the partner, who may answer. It ends automatically after {days, plural, one {# day} other {# days}} unless somebody makes the commission void.',
          { days: holdDays },
        )}
      </p>
    </>
  )
}

function Summary({ hold }: { hold: Hold }) {
  const { partner, netUsdCents, kinds, state, releasesAt, decidedAt, decidedBy, isAnswered } = hold
  return (
    <>
      <span className="flex justify-between gap-3 font-strong">
        <UserText>{partner.name}</UserText>
        <span className="tabular-nums">{moneyText(netUsdCents, 'USD')}</span>
      </span>
      <span className="block text-[13px] leading-[18px]">
        {kinds.map((kind) => signalWords[kind]).join(', ')}
      </span>
      <span className="mt-2 flex items-center justify-between gap-3 text-[13px] text-muted">
        {state === 'open' || decidedAt === null
          ? say('Releases {day}', { day: dayWords(releasesAt) })
          : decidedBy === null
            ? say('Automatically, {day}', { day: dayWords(decidedAt) })
            : say('By {name}, {day}', { name: decidedBy, day: dayWords(decidedAt) })}
        {isAnswered ? (
          <Badge tone="primary">{say('Answered')}</Badge>
        ) : (
          <Badge tone="neutral">{say('No answer')}</Badge>
        )}
      </span>
    </>
  )
}
