import type { Photo } from '@roomlark/contract/platform/photos'
import { fill } from '@roomlark/contract/say'
import { type MouseEvent, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { Images } from '../../ui/icons/images.ts'
import { Picture } from '../picture.tsx'
import type { Texts } from '../texts/texts.ts'
import { Lightbox } from './lightbox.tsx'

type GalleryProps = {
  photos: Photo[]
  /** A mosaic of the first few heads the page; those of a room are swiped, one at a time; those of a review are small. */
  look: 'mosaic' | 'one' | 'strip'
  /** Number of pictures, in words. */
  count: string
  words: Texts['gallery']
}

const most = 5

/** Links to the pictures themselves, which need no script; with script they open over the page. */
export function Gallery({ photos, look, count, words }: GalleryProps) {
  const [opened, setOpened] = useState<{ at: number; opener: HTMLElement } | null>(null)
  const total = photos.length
  const shown = look !== 'mosaic' ? photos : photos.slice(0, total >= most ? most : Math.min(total, 3))
  const open = (event: MouseEvent<HTMLElement>, at: number) => {
    // A click that asks for a new tab opens the picture itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpened({ at, opener: event.currentTarget })
  }
  return (
    <>
      <ul
        className={
          look === 'one'
            ? 'flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]'
            : look === 'strip'
              ? 'flex flex-wrap gap-2'
              : cx('grid size-full gap-2', layouts[shown.length])
        }
      >
        {shown.map((photo, index) => (
          <li
            key={photo.id}
            className={cx(
              'min-h-0 min-w-0',
              look === 'one' && 'w-full shrink-0 snap-center',
              look === 'strip' && 'size-20 overflow-hidden rounded-md md:size-24',
              look === 'mosaic' && index > 0 && 'max-md:hidden',
            )}
          >
            <a
              href={photo.largeUrl}
              aria-label={fill(words.open, { number: index + 1, total })}
              className="block size-full -outline-offset-4!"
              onClick={(event) => open(event, index)}
            >
              <Picture
                photo={photo}
                sizes={chooseSizes(look, index)}
                isFirst={look === 'mosaic' && index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {look === 'mosaic' || (look === 'one' && total > 1) ? (
        <span className="pointer-events-none absolute right-2.5 bottom-2.5 flex min-h-8 items-center gap-1.5 rounded-[8px] bg-[rgb(6_30_35/.78)] px-2.5 text-sm font-[540] text-[white]">
          <Images aria-hidden="true" className="size-[15px]" />
          {count}
        </span>
      ) : null}
      {opened ? (
        <Lightbox
          photos={photos}
          words={words}
          first={opened.at}
          onClosed={() => {
            setOpened(null)
            opened.opener.focus()
          }}
        />
      ) : null}
    </>
  )
}

const layouts: Record<number, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-[2fr_1fr] md:grid-rows-2 md:[&>:first-child]:row-span-2',
  5: 'md:grid-cols-[2.2fr_1fr_1fr] md:grid-rows-2 md:[&>:first-child]:row-span-2',
}

function chooseSizes(look: GalleryProps['look'], index: number): string {
  if (look === 'one') return '(min-width: 768px) 260px, 92vw'
  if (look === 'strip') return '96px'
  return index === 0
    ? '(min-width: 1224px) 616px, (min-width: 768px) 52vw, 100vw'
    : '(min-width: 1224px) 280px, (min-width: 768px) 24vw, 1px'
}
