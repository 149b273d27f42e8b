import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { PartnerLink } from '@roomlark/contract/guest-site/partner-links'
import type { CreativeImage } from '@roomlark/contract/partners/creatives'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { type BannerSize, bannerSizes, makeBanner, toHtml } from '../../../parts/creatives/banner.ts'
import { BannerPreview } from '../../../parts/creatives/banner-preview.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { ChoiceSegments } from '../../../ui/choice-segments.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

type BannerCardProps = {
  hotel: string
  images: readonly CreativeImage[]
  /** What the hotel says of itself in a sentence. */
  line: string
  /** Words of the link, in the language of the banner. */
  action: string
  language: GuestLanguage
  link: PartnerLink | undefined
}

/** A banner with the affiliate's link as it will look, and its HTML; nothing without a picture. */
export function BannerCard({ hotel, images, line, action, language, link }: BannerCardProps) {
  const [size, setSize] = useState<BannerSize>('box')
  const [imageId, setImageId] = useState(images[0]?.id)
  const image = images.find(({ id }) => id === imageId)
  if (!image) return null
  const banner =
    link &&
    makeBanner({
      ...{ size, hotel, line, action, credit: image.credit },
      href: `${link.url}?lang=${language}`,
      pictureUrl: new URL(image.url, link.url).href,
      alt: image.altTexts[language] ?? '',
    })
  return (
    <Card>
      <CardHead
        title={say('Banner')}
        subtitle={say('Plain HTML with your link, without script or cookies')}
      />
      {banner ? (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-end gap-4">
            <ChoiceSegments label={say('Size')} value={size} choices={sizes} onChoose={setSize} />
            {images.length < 2 ? null : (
              <SelectField
                label={say('Picture')}
                value={imageId ?? ''}
                onChange={({ target }) => setImageId(target.value)}
              >
                {images.map(({ id, altTexts }, place) => (
                  <option key={id} value={id}>
                    {altTexts[language] ?? say('Picture {number}', { number: place + 1 })}
                  </option>
                ))}
              </SelectField>
            )}
          </div>
          <div className="overflow-x-auto">
            <BannerPreview banner={banner} />
          </div>
          <pre className="max-h-56 overflow-auto rounded-md bg-sunken p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
            {toHtml(banner)}
          </pre>
          <div>
            <CopyButton text={toHtml(banner)} label={say('Copy HTML')} />
          </div>
        </div>
      ) : (
        <p className="text-muted">{say('Create a link first, so that the banner can carry it.')}</p>
      )}
    </Card>
  )
}

const sizes = (['box', 'wide', 'tall'] as const).map((value) => ({
  value,
  label: `${bannerSizes[value].width} × ${bannerSizes[value].height}`,
}))
