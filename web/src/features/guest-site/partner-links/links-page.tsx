import type { PartnershipDetail } from '@roomlark/contract/guest-site/partner-links'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { useNoteFirstStep } from '../../../data/own-partnerships.ts'
import { usePartnerLinks, usePartnership } from '../../../data/partner-links.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { useAddressParts } from '../../../lib/use-address-parts.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CardWaiting } from '../../../ui/card-states.tsx'
import { Plus } from '../../../ui/icons/plus.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { CampaignNotes } from './campaign-notes.tsx'
import { EmbedCard } from './embed-card.tsx'
import { LinkPanel } from './link-panel.tsx'
import { linksAddress } from './links-address.ts'
import { LinksCard } from './links-card.tsx'
import { NewLinkDialog } from './new-link-dialog.tsx'
import { PartnerCodesCard } from './partner-codes-card.tsx'
import { PartnershipNotLoaded, PartnershipSkeleton } from './partnership-states.tsx'
import { StandingNotes } from './standing-notes.tsx'
import { TermsBar } from './terms-bar.tsx'
import { TierNotes } from './tier-notes.tsx'

/** A partnership of the affiliate: its terms, its links and what they brought. */
export function LinksPage() {
  const { id = '' } = useParams()
  const query = usePartnership(id)
  const partnership = query.data
  useTitle(partnership ? say('Links for {name}', { name: partnership.hotel.name }) : say('Links'))
  if (query.isPending) return <PartnershipSkeleton />
  if (!partnership) return <PartnershipNotLoaded error={query.error} retry={() => void query.refetch()} />
  return <Links partnership={partnership} />
}

function Links({ partnership }: { partnership: PartnershipDetail }) {
  const { id, hotel, state } = partnership
  const view = linksAddress.read(useLocation().search)
  const change = useAddressParts(linksAddress.with, { replace: true })
  const [isAdding, setAdding] = useState(false)
  const query = usePartnerLinks(id, view.days)
  const links = query.data?.data ?? []
  const inView = links.filter(({ isArchived }) => isArchived === (view.show === 'archived'))
  const chosen = inView.find((link) => link.id === view.linkId) ?? inView[0]
  const isAgreed = state === 'active' || state === 'paused'
  const { mutate: noteFirstStep } = useNoteFirstStep()
  const noteCopied = () => noteFirstStep('link')
  return (
    <>
      <Breadcrumbs above={[{ label: say('Partnerships'), to: '/partnerships' }]} here={hotel.name} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">
            {sayRich('Links for <usertext>{name}</usertext>', {
              usertext: (text) => <UserText>{text}</UserText>,
              name: hotel.name,
            })}
          </h1>
          <p className="mt-1 text-muted">
            {hotel.city}, {sayCountry(hotel.country)}
          </p>
        </div>
        {isAgreed ? (
          <div className="flex flex-wrap gap-2.5 max-md:w-full">
            <ButtonLink variant="secondary" to={`/partnerships/${id}/creatives`} className="max-md:w-full">
              {say('Creatives')}
            </ButtonLink>
            <Button onClick={() => setAdding(true)} className="max-md:w-full">
              <Plus aria-hidden="true" className="size-[18px]" />
              {say('New link')}
            </Button>
          </div>
        ) : null}
      </div>
      <TermsBar partnership={partnership} />
      <StandingNotes partnership={partnership} />
      <TierNotes partnershipId={id} />
      <CampaignNotes partnershipId={id} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_372px] desk:grid-rows-[auto_auto_1fr]">
        {query.data ? (
          <LinksCard
            links={links}
            view={view}
            chosen={chosen}
            period={query.data.meta}
            onPeriod={(days) => change({ days })}
            onCopied={noteCopied}
          />
        ) : (
          <Card>
            <CardWaiting query={query} />
          </Card>
        )}
        {chosen ? (
          // On a phone it follows the list it belongs to.
          <div className="desk:col-start-2 desk:row-span-3 desk:row-start-1">
            <LinkPanel
              key={chosen.id}
              partnershipId={id}
              link={chosen}
              days={view.days}
              isEarning={state === 'active'}
              onCopied={noteCopied}
            />
          </div>
        ) : null}
        {/* After the links, which would push them down when they come. */}
        {query.isPending ? null : <PartnerCodesCard partnership={partnership} />}
        {isAgreed && !query.isPending ? <EmbedCard partnership={partnership} links={links} /> : null}
      </div>
      {isAdding ? (
        <NewLinkDialog
          partnership={partnership}
          onCreated={(link) => change({ linkId: link.id, show: null })}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </>
  )
}
