import type { OwnLink } from '@roomlark/contract/guest-site/own-links'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useSites } from '../../../../data/affiliate-sites.ts'
import { useOwnLinks } from '../../../../data/own-links.ts'
import { countText } from '../../../../lib/format-number.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CardWaiting } from '../../../../ui/card-states.tsx'
import { CopyIconButton } from '../../../../ui/copy-button.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { OwnLinkActions } from './own-link-actions.tsx'
import { targetWords } from './target-words.ts'

const days = 30

/** Links to places, searches and lists; those to a hotel are on its own page. */
export function OwnLinksCard() {
  const query = useOwnLinks(days)
  const [isArchive, setArchive] = useState(false)
  const links = query.data?.data ?? []
  const archived = links.filter((link) => link.isArchived)
  const shown = isArchive ? archived : links.filter((link) => !link.isArchived)
  return (
    <Card>
      <CardHead
        title={say('Links to several hotels')}
        subtitle={say(
          'Places, searches and lists in the last {days} days. Links to one hotel are on its page.',
          {
            days,
          },
        )}
      >
        {archived.length > 0 ? (
          <Button variant="quiet" size="sm" onClick={() => setArchive(!isArchive)}>
            {isArchive
              ? say('Active {count}##links', { count: countText(links.length - archived.length) })
              : say('Archived {count}##links', { count: countText(archived.length) })}
          </Button>
        ) : null}
      </CardHead>
      {query.data === undefined ? (
        <CardWaiting query={query} />
      ) : shown.length === 0 ? (
        <p className="text-muted">
          {isArchive ? say('No archived links.') : say('No such links yet. Paste an address above.')}
        </p>
      ) : (
        <ul className="-mx-[18px] -mb-[18px] md:-mx-6 md:-mb-6">
          {shown.map((link) => (
            <OwnLinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function OwnLinkRow({ link }: { link: OwnLink }) {
  const { label, url, opens, target, siteId, figures, suspectedClicks } = link
  const site = useSites().data?.find(({ id }) => id === siteId)
  const bare = url.replace(/^https?:\/\//, '')
  const { clicks, bookings, earningsUsdCents } = figures
  return (
    <li className="flex items-center gap-3 border-t border-border px-[18px] py-3.5 md:px-6">
      <div className="min-w-0 grow leading-5">
        <b className="block font-[580] wrap-anywhere">
          <UserText>{label}</UserText>
        </b>
        <a href={opens} target="_blank" rel="noreferrer" className="link text-sm">
          {targetWords[target]}
        </a>
        {site ? <span className="text-sm text-muted">, {site.name}</span> : null}
        <span className="block text-sm text-muted wrap-anywhere">{bare}</span>
        <span className="block text-sm text-muted tabular-nums">
          {say('{clicks, plural, one {# click} other {# clicks}}', { clicks })},{' '}
          {say('{bookings, plural, one {# booking} other {# bookings}}', { bookings })}
        </span>
        {suspectedClicks === 0 ? null : (
          <span className="block text-sm text-muted tabular-nums">
            {say(
              '{clicks, plural, one {# suspected click} other {# suspected clicks}} of one network, not counted',
              { clicks: suspectedClicks },
            )}
          </span>
        )}
      </div>
      <b className="shrink-0 font-[580] tabular-nums">{moneyText(earningsUsdCents, 'USD')}</b>
      <CopyIconButton text={url} label={say('Copy {url}', { url: bare })} />
      <OwnLinkActions link={link} />
    </li>
  )
}
