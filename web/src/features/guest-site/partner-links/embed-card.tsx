import type { PartnerLink, PartnershipDetail } from '@roomlark/contract/guest-site/partner-links'
import { say } from '@roomlark/contract/say'
import { firstChoice, scriptSnippet } from '../../../parts/embed/snippet.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CopyIconButton } from '../../../ui/copy-button.tsx'
import { ArrowRight } from '../../../ui/icons/arrow-right.ts'

type EmbedCardProps = { partnership: PartnershipDetail; links: readonly PartnerLink[] }

/** The box for the affiliate's own site, as it comes without any choice. */
export function EmbedCard({ partnership, links }: EmbedCardProps) {
  const { id, hotel } = partnership
  const link = links.findLast(({ isArchived }) => !isArchived)
  const target = { slug: hotel.slug, code: link?.code ?? null, key: null }
  const text = scriptSnippet(location.origin, target, firstChoice)
  return (
    <Card>
      <CardHead
        title={say('Availability box')}
        subtitle={say('For your own site. It includes your reference automatically.')}
      >
        {link ? (
          <ButtonLink to={`/partnerships/${id}/embed`} variant="quiet" size="sm" className="shrink-0">
            {say('Choose its look')}
            <ArrowRight aria-hidden="true" className="size-4" />
          </ButtonLink>
        ) : null}
      </CardHead>
      {link ? (
        <div className="relative rounded-md bg-sunken p-4 pr-14">
          <code className="font-mono text-sm leading-[22px] whitespace-pre-wrap wrap-anywhere">{text}</code>
          <CopyIconButton text={text} label={say('Copy the snippet')} className="absolute! top-2 right-2" />
        </div>
      ) : (
        <p className="text-muted">{say('Create a link first, so that the box can carry it.')}</p>
      )}
    </Card>
  )
}
