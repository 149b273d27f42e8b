import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { CreativeImage } from '@roomlark/contract/partners/creatives'
import { photoWidths, shareSize, shareUrl } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import { Card, CardHead } from '../../../ui/card.tsx'

type PictureCardProps = { images: readonly CreativeImage[]; language: GuestLanguage }

/** The released pictures, each to download in its sizes; nothing without any. */
export function PictureCard({ images, language }: PictureCardProps) {
  if (images.length === 0) return null
  return (
    <Card>
      <CardHead title={say('Pictures')} subtitle={say('Name the credit wherever you show one')} />
      <ul className="grid gap-5 md:grid-cols-2 desk:grid-cols-3">
        {images.map((image) => (
          <li key={image.id}>
            <img
              src={image.smallUrl}
              alt={image.altTexts[language] ?? ''}
              className="aspect-[4/3] w-full rounded-md object-cover"
            />
            <p className="mt-2 wrap-anywhere">{image.altTexts[language]}</p>
            <p className="text-sm text-muted wrap-anywhere">{image.credit}</p>
            <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {listSizes(image).map(({ url, words }) => (
                <a key={words} className="link" href={url} download>
                  {words}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A picture that is narrower than a size is the same in it as in the one before. */
function listSizes({ smallUrl, url, largeUrl, width }: CreativeImage) {
  const { small, medium, large } = photoWidths
  const webp = [
    { url: smallUrl, width: small, isOther: true },
    { url, width: medium, isOther: width > small },
    { url: largeUrl, width: large, isOther: width > medium },
  ]
  return [
    ...webp
      .filter(({ isOther }) => isOther)
      .map((one) => ({ url: one.url, words: `WebP, ${Math.min(one.width, width)} px` })),
    { url: shareUrl(url), words: `JPEG, ${shareSize.width} × ${shareSize.height} px` },
  ]
}
