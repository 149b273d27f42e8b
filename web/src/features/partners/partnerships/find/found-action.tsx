import type { FoundHotel } from '@roomlark/contract/partners/partner-find'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { sayRich } from '../../../../lib/say-rich.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Link } from '../../../../ui/link.tsx'
import { answerWords, formatDay } from '../partnership-words.ts'
import { StateBadge } from '../state-badge.tsx'
import { findAddress } from './find-address.ts'

/** Tells whether the hotel can be asked now: there is no partnership or request, or it has ended. */
export function isAskable({ partnership }: FoundHotel): boolean {
  if (!partnership) return true
  const { state, refusal } = partnership
  return state === 'ended' || (state === 'declined' && !refusal?.askAgainOn)
}

/** The affiliate's next action for a hotel, or the state of their partnership. */
export function FoundAction({ found }: { found: FoundHotel }) {
  const { hotel, partnership, isAutoApproved, answerHours } = found
  const { search } = useLocation()
  if (isAskable(found) || !partnership) {
    return (
      <>
        <ButtonLink
          to={{ search: findAddress.with(search, { hotelId: hotel.id }) }}
          data-found={hotel.id}
          variant="secondary"
          size="sm"
          className="max-md:w-full"
        >
          {isAutoApproved
            ? say('Start promoting')
            : partnership?.state === 'declined'
              ? say('Ask again')
              : say('Request##verb')}
          <span className="sr-only">, {hotel.name}</span>
        </ButtonLink>
        <span className="mt-1.5 block text-sm text-muted">
          {isAutoApproved ? say('Approves immediately') : answerWords(answerHours)}
        </span>
      </>
    )
  }
  const day = formatDay(partnership.stateSince)
  if (partnership.state === 'invited') {
    return (
      <>
        <ButtonLink to="/partnerships/requests" size="sm" className="max-md:w-full">
          {sayRich('Answer invitation<hidden> of {hotel}</hidden>', {
            hidden: (text) => <span className="sr-only">{text}</span>,
            hotel: hotel.name,
          })}
        </ButtonLink>
        <span className="mt-1.5 block text-sm text-muted">{say('Invited you on {day}', { day })}</span>
      </>
    )
  }
  if (partnership.state === 'active' || partnership.state === 'paused') {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2.5 @3xl:flex-col @3xl:items-end">
        <StateBadge state={partnership.state} />
        <Link to={`/partnerships/${partnership.id}`} className="link text-sm">
          {partnership.links > 0
            ? say('Your {links, plural, one {# link} other {# links}}', { links: partnership.links })
            : say('Your partnership')}
        </Link>
      </span>
    )
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 @3xl:flex-col @3xl:items-end">
      <StateBadge state={partnership.state} />
      <span className="text-sm text-muted">
        {partnership.state === 'requested' && !partnership.isRead ? say('{day}, not read yet', { day }) : day}
      </span>
    </span>
  )
}
