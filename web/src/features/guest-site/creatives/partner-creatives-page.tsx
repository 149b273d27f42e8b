import { type GuestLanguage, guestLanguageCodes, guestLanguages } from '@roomlark/contract/guest-languages'
import type { PartnerLink, PartnershipDetail } from '@roomlark/contract/guest-site/partner-links'
import type { PartnerCreatives } from '@roomlark/contract/partners/creatives'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useParams } from 'react-router'
import { usePartnerCreatives } from '../../../data/creatives.ts'
import { usePartnerLinks, usePartnership } from '../../../data/partner-links.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../ui/card-states.tsx'
import { ChoiceSegments } from '../../../ui/choice-segments.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SuitcaseSpot } from '../../../ui/spot.tsx'
import { BannerCard } from './banner-card.tsx'
import { PictureCard } from './picture-card.tsx'

/** Page on which an affiliate takes what a hotel has for its partners. */
export function PartnerCreativesPage() {
  const { id = '' } = useParams()
  const partnership = usePartnership(id)
  const links = usePartnerLinks(id, 30)
  const creatives = usePartnerCreatives(id)
  useTitle(say('Creatives'))
  const queries = [partnership, links, creatives]
  if (queries.some(({ isPending }) => isPending)) {
    return (
      <Card>
        <CardSkeleton />
      </Card>
    )
  }
  if (!partnership.data || !links.data || !creatives.data) {
    return (
      <Card>
        <CardError retry={() => void Promise.all(queries.map((query) => query.refetch()))} />
      </Card>
    )
  }
  return (
    <Creatives
      partnership={partnership.data}
      links={links.data.data.filter(({ isArchived }) => !isArchived)}
      creatives={creatives.data}
    />
  )
}

type CreativesProps = {
  partnership: PartnershipDetail
  links: readonly PartnerLink[]
  creatives: PartnerCreatives
}

function Creatives({ partnership: { id, hotel }, links, creatives }: CreativesProps) {
  const { images, texts, brandRules } = creatives
  const written = guestLanguageCodes.filter(
    (code) => texts[code] || images.some(({ altTexts }) => altTexts[code]),
  )
  const [chosen, setLanguage] = useState<GuestLanguage | undefined>(written[0])
  const [code, setCode] = useState(links.at(-1)?.code)
  const language = chosen ?? 'en'
  const link = links.find((one) => one.code === code)
  const text = texts[language]
  const isEmpty = images.length === 0 && written.length === 0 && brandRules === ''
  return (
    <>
      <Breadcrumbs
        above={[
          { label: say('Partnerships'), to: '/partnerships' },
          { label: hotel.name, to: `/partnerships/${id}` },
        ]}
        here={say('Creatives')}
      />
      <h1>{say('Creatives')}</h1>
      <p className="mb-6 text-muted">{say('The hotel’s pictures and texts, ready to use with your link')}</p>
      {isEmpty ? (
        <EmptyState
          spot={<SuitcaseSpot />}
          title={say('Nothing here yet')}
          text={say('The hotel has not released pictures or texts for its partners.')}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="flex flex-wrap items-end gap-4 empty:hidden">
            {written.length < 2 ? null : (
              <ChoiceSegments
                label={say('Language')}
                value={language}
                choices={written.map((value) => ({ value, label: guestLanguages[value] }))}
                onChoose={setLanguage}
              />
            )}
            {links.length < 2 ? null : (
              <SelectField
                label={say('Link')}
                value={code ?? ''}
                onChange={({ target }) => setCode(target.value)}
              >
                {links.map((one) => (
                  <option key={one.code} value={one.code}>
                    {one.label}
                  </option>
                ))}
              </SelectField>
            )}
          </div>
          {brandRules === '' ? null : (
            <Card>
              <CardHead title={say('Brand rules')} subtitle={say('The hotel asks you to follow them')} />
              <p className="whitespace-pre-wrap wrap-anywhere">{brandRules}</p>
            </Card>
          )}
          {text ? (
            <Card>
              <CardHead title={say('Texts')} />
              {(['short', 'long'] as const).map((length) =>
                text[length] === '' ? null : (
                  <div key={length} className="mb-4 grid justify-items-start gap-2.5 last:mb-0">
                    <p lang={language} className="whitespace-pre-wrap wrap-anywhere">
                      {text[length]}
                    </p>
                    <CopyButton text={text[length]} label={say('Copy text')} />
                  </div>
                ),
              )}
            </Card>
          ) : null}
          <BannerCard
            hotel={hotel.name}
            images={images}
            line={text?.short ?? ''}
            action={creatives.seeRooms[language]}
            language={language}
            link={link}
          />
          <PictureCard images={images} language={language} />
        </div>
      )}
    </>
  )
}
