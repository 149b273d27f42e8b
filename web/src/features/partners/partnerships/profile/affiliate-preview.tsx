import { channelWords } from '@roomlark/contract/partners/affiliate-profile'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { listWords } from '../../../../lib/list-words.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { formatUserInitials } from '../../../../lib/user-name.ts'
import { useUser } from '../../../../session/session-context.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { ProfileValues } from './profile-values.ts'

type AffiliatePreviewProps = { values: ProfileValues; pictureUrl: string | null }

/** Previews the profile as a hotel will read it. */
export function AffiliatePreview({ values, pictureUrl }: AffiliatePreviewProps) {
  const user = useUser()
  const { publicName, site, audience, monthlyReach, countries, channels } = values
  const facts = [
    monthlyReach.trim() === '' ? '' : say('{count} people a month', { count: monthlyReach.trim() }),
    listWords(countries.map(sayCountry)),
    listWords(channels.map((channel) => channelWords[channel])),
  ].filter((fact) => fact !== '')
  return (
    <Card>
      <CardHead title={say('As hotels see you')} />
      <div className="flex items-center gap-4">
        <Avatar initials={formatUserInitials(user)} src={pictureUrl} tone="secondary" size={96} />
        <div className="min-w-0">
          <b className="block font-display text-lg leading-7 wrap-anywhere">
            {publicName || say('Your public name')}
          </b>
          {site ? (
            <span className="block text-[14px] text-muted">
              <UserText>{site}</UserText>
            </span>
          ) : null}
        </div>
      </div>
      {audience ? (
        <p className="mt-4 text-[14px] whitespace-pre-line">
          <UserText>{audience}</UserText>
        </p>
      ) : null}
      {facts.length > 0 ? (
        <ul className="mt-3 grid gap-1 text-[14px] text-muted">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : null}
      <p className="mt-4 border-t border-border pt-3 text-sm text-muted">
        {sayRich('The picture is that of your account. <link>Change it in your profile</link>', {
          link: (text) => (
            <Link to="/profile" className="link">
              {text}
            </Link>
          ),
        })}
      </p>
    </Card>
  )
}
