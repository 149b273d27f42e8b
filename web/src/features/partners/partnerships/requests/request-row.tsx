import type { OwnPartnership } from '@roomlark/contract/partners/own-partnerships'
import type { PartnershipStep } from '@roomlark/contract/partners/partnerships'
import { say } from '@roomlark/contract/say'
import { useOwnStep } from '../../../../data/own-partnerships.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { MessageSquareText } from '../../../../ui/icons/message-square-text.ts'
import { Note } from '../../../../ui/note.tsx'
import { toast } from '../../../../ui/toast.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { HotelLine } from '../hotel-line.tsx'
import { askAgainWords, formatDay, refusalWords } from '../partnership-words.ts'
import { StateBadge } from '../state-badge.tsx'

export function RequestRow({ partnership }: { partnership: OwnPartnership }) {
  const { hotel, terms } = partnership
  return (
    <li
      aria-label={hotel.name}
      className="grid gap-3 border-t border-border px-[18px] py-4 first:border-t-0 md:grid-cols-[minmax(0,1fr)_auto] md:px-6"
    >
      <HotelLine hotel={hotel}>
        <span className="mt-1 block text-sm text-muted">
          {say(
            '{rate} of each stay, yours: {percent}. A click counts for {days, plural, one {# day} other {# days}}.',
            {
              rate: percentText(terms.ratePercent),
              percent: percentText(terms.yoursPercent),
              days: terms.windowDays,
            },
          )}
        </span>
      </HotelLine>
      <div className="flex flex-wrap items-center gap-2.5 md:justify-end">
        <span className="text-sm text-muted md:text-right">
          <StateBadge {...chooseBadge(partnership)} />
          <span className="mt-1 block max-md:ml-2 max-md:inline">{sinceWords(partnership)}</span>
        </span>
        <Steps partnership={partnership} />
      </div>
      <Said partnership={partnership} />
    </li>
  )
}

/**
 * Words the state of a request: one that was never agreed is withdrawn rather than ended, and an invitation is declined
 * by the person invited.
 */
function chooseBadge({ state, stopped }: OwnPartnership) {
  if (state === 'ended') return { state, words: say('Withdrawn') }
  if (state === 'declined' && stopped?.by === 'affiliate')
    return { state: 'ended' as const, words: say('You declined') }
  return { state }
}

function sinceWords({ state, stateSince, isRead }: OwnPartnership): string {
  const day = formatDay(stateSince)
  if (state === 'invited') return say('Invited you on {day}', { day })
  if (state === 'requested')
    return isRead ? say('Asked on {day}, read', { day }) : say('Asked on {day}, not read yet', { day })
  return day
}

/** The words that came with it: of the hotel, or the affiliate's own. */
function Said({ partnership }: { partnership: OwnPartnership }) {
  const { state, message, refusal, hotel } = partnership
  if (refusal) {
    return (
      <Note tone="error" icon={<MessageSquareText />} className="md:col-span-2">
        <b className="font-strong">{refusalWords(refusal)}</b>{' '}
        {refusal.note ? (
          <>
            “<UserText>{refusal.note}</UserText>”{' '}
          </>
        ) : null}
        <span className="text-muted">{askAgainWords(refusal)}</span>
      </Note>
    )
  }
  if (message === '' || (state !== 'invited' && state !== 'requested')) return null
  return (
    <p className="rounded-md bg-sunken px-4 py-3 text-[14px] whitespace-pre-line md:col-span-2">
      <span className="block text-sm text-muted">
        {state === 'invited' ? say('{hotel} writes', { hotel: hotel.name }) : say('You wrote')}
      </span>
      <UserText>{message}</UserText>
    </p>
  )
}

function Steps({ partnership }: { partnership: OwnPartnership }) {
  const { id, version, state, hotel, refusal } = partnership
  const stepping = useOwnStep()
  function take(step: PartnershipStep, done: string) {
    if (stepping.isPending) return
    stepping.mutate(
      { id, version, step },
      {
        onSuccess: () => toast.success(done),
        onError: (error) => showRefusal(error, say('That was not saved. Please try again.')),
      },
    )
  }
  const busy = (step: PartnershipStep) =>
    stepping.isPending && stepping.variables.step === step && say('Saving...')
  if (state === 'invited') {
    return (
      <>
        <Button
          variant="quiet"
          size="sm"
          busy={busy('decline-invitation')}
          onClick={() =>
            take('decline-invitation', say('You declined the invitation of {hotel}.', { hotel: hotel.name }))
          }
        >
          {say('Decline')}
        </Button>
        <Button
          size="sm"
          busy={busy('accept')}
          onClick={() => take('accept', say('You are a partner of {hotel}.', { hotel: hotel.name }))}
        >
          {say('Accept')}
        </Button>
      </>
    )
  }
  if (state === 'requested') {
    return (
      <Button
        variant="secondary"
        size="sm"
        busy={busy('withdraw')}
        onClick={() => take('withdraw', say('Your request to {hotel} is withdrawn.', { hotel: hotel.name }))}
      >
        {say('Withdraw')}
      </Button>
    )
  }
  if (refusal?.askAgainOn) return null
  return (
    <ButtonLink to={`/partnerships/find?hotel=${hotel.id}`} variant="secondary" size="sm">
      {say('Ask again')}
    </ButtonLink>
  )
}
