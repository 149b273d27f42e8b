import type { PartnerLink, PartnershipDetail } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useParams } from 'react-router'
import { usePartnerLinks, usePartnership } from '../../../data/partner-links.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { EmbedBuilder } from '../../../parts/embed/embed-builder.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { PartnershipNotLoaded, PartnershipSkeleton } from './partnership-states.tsx'
import { StandingNotes } from './standing-notes.tsx'

/** Page on which an affiliate makes an availability box that carries one of their links. */
export function PartnerEmbedPage() {
  const { id = '' } = useParams()
  const query = usePartnership(id)
  const links = usePartnerLinks(id, 30)
  useTitle(say('Put it on your site'))
  if (query.isPending || links.isPending) return <PartnershipSkeleton />
  if (!query.data || !links.data) {
    const retry = () => void Promise.all([query.refetch(), links.refetch()])
    return <PartnershipNotLoaded error={query.error ?? links.error} retry={retry} />
  }
  return <Builder partnership={query.data} links={links.data.data.filter(({ isArchived }) => !isArchived)} />
}

function Builder({ partnership, links }: { partnership: PartnershipDetail; links: readonly PartnerLink[] }) {
  const { id, hotel, terms } = partnership
  const [chosen, setChosen] = useState(links.at(-1)?.code)
  return (
    <>
      <Breadcrumbs
        above={[
          { label: say('Partnerships'), to: '/partnerships' },
          { label: hotel.name, to: `/partnerships/${id}` },
        ]}
        here={say('Availability box')}
      />
      <h1>{say('Put it on your site')}</h1>
      <p className="mb-6 text-muted">
        {say(
          'Your readers check dates without leaving your page. A booking within {days} days counts for you.',
          { days: terms.windowDays },
        )}
      </p>
      <StandingNotes partnership={partnership} />
      {chosen === undefined ? (
        <Card>
          <p className="mb-4 text-muted">
            {say('The box carries one of your links, so create a link first.')}
          </p>
          <ButtonLink to={`/partnerships/${id}`}>{say('To your links')}</ButtonLink>
        </Card>
      ) : (
        <EmbedBuilder
          target={{ slug: hotel.slug, code: chosen, key: null }}
          isShown={hotel.isPublic}
          assurances={[
            say('The commission line is shown, as the law asks'),
            say('The box sets no cookies on your site'),
          ]}
        >
          <SelectField
            label={say('Link')}
            hint={say('Clicks on the box count for it')}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            {links.map(({ code, label }) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </SelectField>
        </EmbedBuilder>
      )}
    </>
  )
}
