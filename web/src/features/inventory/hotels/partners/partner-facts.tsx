import { channelWords } from '@roomlark/contract/partners/affiliate-profile'
import type { PartnerProfile, PartnerResults } from '@roomlark/contract/partners/hotel-partners'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { countText, wholePercent } from '../../../../lib/format-number.ts'
import { UserText } from '../../../../ui/user-text.tsx'

type PartnerFactsProps = {
  profile: PartnerProfile | null
  results: PartnerResults | null
  className?: string
  /** Further rows: pairs of dt and dd. */
  children?: ReactNode
}

/** Profile of an affiliate and its results so far. */
export function PartnerFacts({ profile, results, className, children }: PartnerFactsProps) {
  return (
    <dl
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2.5 text-[14px] leading-5 tabular-nums [&>dd]:text-right [&>dd]:font-[560] [&>dd]:wrap-anywhere [&>dt]:text-muted',
        className,
      )}
    >
      {profile ? <ProfileRows profile={profile} /> : null}
      {results ? (
        <>
          <dt>{say('Partner of')}</dt>
          <dd>{say('{hotels, plural, one {# hotel} other {# hotels}}', { hotels: results.hotels })}</dd>
          <dt>{say('Stays in 12 months')}</dt>
          <dd>{countText(results.stays)}</dd>
          {results.cancelledPercent === null ? null : (
            <>
              <dt>{say('Cancelled')}</dt>
              <dd>{wholePercent(results.cancelledPercent)}</dd>
            </>
          )}
        </>
      ) : null}
      {children}
    </dl>
  )
}

function ProfileRows({ profile }: { profile: PartnerProfile }) {
  const { site, monthlyReach, countries, channels, audience } = profile
  return (
    <>
      {site ? (
        <>
          <dt>{say('Site')}</dt>
          <dd>
            <Site site={site} />
          </dd>
        </>
      ) : null}
      {monthlyReach === null ? null : (
        <>
          <dt>{say('Readers a month')}</dt>
          <dd>{countText(monthlyReach)}</dd>
        </>
      )}
      {countries.length > 0 ? (
        <>
          <dt>{say('Mostly from')}</dt>
          <dd>{countries.map(sayCountry).join(', ')}</dd>
        </>
      ) : null}
      {channels.length > 0 ? (
        <>
          <dt>{say('Channels')}</dt>
          <dd>{channels.map((channel) => channelWords[channel]).join(', ')}</dd>
        </>
      ) : null}
      {audience ? (
        <>
          <dt>{say('Audience')}</dt>
          <dd>
            <UserText>{audience}</UserText>
          </dd>
        </>
      ) : null}
    </>
  )
}

/** A link only where the site is an address of the web; anything else stays text. */
function Site({ site }: { site: string }) {
  const isAddress = URL.canParse(site) && /^https?:$/.test(new URL(site).protocol)
  if (!isAddress) return <UserText>{site}</UserText>
  return (
    <a className="link" href={site} target="_blank" rel="noopener noreferrer nofollow">
      {new URL(site).host}
      <span className="sr-only"> {say('in a new tab')}</span>
    </a>
  )
}
