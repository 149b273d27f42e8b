import { say } from '@roomlark/contract/say'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { BlurredImage } from './blurred-image.tsx'
import { Images } from './icons/images.ts'
import { LazyBoundary } from './lazy-boundary.tsx'
import { NoImage } from './no-image.tsx'
import { type Photo, photoWords } from './photo.ts'

const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }))

type GalleryProps = {
  photos: readonly Photo[]
  /** Name of the hotel or room in the pictures. */
  name: string
  /** At most this many are seen at once. */
  tiles: 3 | 5
  moreLabel: string
  className?: string
  /** Placeholder if there are no pictures. */
  empty?: ReactNode
}

/** A mosaic that opens into a lightbox. */
export function Gallery({ photos, name, tiles, moreLabel, className, empty = <NoImage /> }: GalleryProps) {
  const [open, setOpen] = useState<number>()
  const shown = photos.slice(0, tilesFor(photos.length, tiles))
  return (
    <div className={cx('relative overflow-hidden bg-sunken', className)}>
      {shown.length === 0 ? (
        empty
      ) : (
        <>
          <ul className={cx('grid size-full gap-2', layouts[shown.length])}>
            {shown.map((photo, index) => (
              <li
                key={photo.id}
                className={cx('min-h-0 min-w-0', index > 0 && tiles === 5 && 'max-md:hidden')}
              >
                <button
                  type="button"
                  aria-label={say('Open {photo}', { photo: photoWords(photo, index, photos.length) })}
                  onClick={() => setOpen(index)}
                  className="relative block size-full -outline-offset-4!"
                >
                  <BlurredImage
                    src={index === 0 ? photo.url : photo.smallUrl}
                    alt=""
                    blur={photo.placeholder}
                    fallback={<NoImage />}
                    loading="eager"
                    fetchPriority={index === 0 ? 'high' : 'auto'}
                  />
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => setOpen(0)}
            className="absolute right-2.5 bottom-2.5 flex min-h-8 items-center gap-1.5 rounded-[8px] bg-[rgb(6_30_35/.78)] px-2.5 text-sm font-[540] text-[white]"
          >
            <Images aria-hidden="true" className="size-[15px]" />
            {moreLabel}
          </button>
        </>
      )}
      {open === undefined ? null : (
        <LazyBoundary fallback={null}>
          <Suspense fallback={null}>
            <Lightbox photos={photos} name={name} start={open} onClose={() => setOpen(undefined)} />
          </Suspense>
        </LazyBoundary>
      )}
    </div>
  )
}

/** A mosaic without holes has one, two, three or five pictures. */
function tilesFor(count: number, tiles: 3 | 5): number {
  if (count >= tiles) return tiles
  return Math.min(count, 3)
}

const layouts: Record<number, string> = {
  2: 'grid-cols-2 max-md:grid-cols-1',
  3: 'grid-cols-[2fr_1fr] grid-rows-2 [&>:first-child]:row-span-2',
  5: 'md:grid-cols-[2.2fr_1fr_1fr] md:grid-rows-2 md:[&>:first-child]:row-span-2',
}
