import { type Photo, photoSrcSet } from '@roomlark/contract/platform/photos'
import { fill } from '@roomlark/contract/say'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { ChevronLeft } from '../../ui/icons/chevron-left.ts'
import { ChevronRight } from '../../ui/icons/chevron-right.ts'
import { X } from '../../ui/icons/x.ts'
import type { Texts } from '../texts/texts.ts'

type LightboxProps = {
  photos: Photo[]
  words: Texts['gallery']
  first: number
  onClosed: () => void
}

const round =
  'grid size-11 shrink-0 place-items-center rounded-full bg-[rgb(255_255_255/.12)] text-[white] enabled-hover:bg-[rgb(255_255_255/.24)] disabled:opacity-40'

/**
 * The pictures one by one over the page. They stand side by side and snap into place, so that swiping is the browser's
 * own scrolling; the dialog is the browser's too, which keeps the focus inside and closes on Escape.
 */
export function Lightbox({ photos, words, first, onClosed }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLElement>(null)
  const [at, setAt] = useState(first)
  const total = photos.length
  const show = (index: number) => {
    const { current } = strip
    if (current && index >= 0 && index < total)
      current.scrollTo({ left: index * current.clientWidth, behavior: 'instant' })
  }
  const shownAt = () => Math.round((strip.current?.scrollLeft ?? 0) / (strip.current?.clientWidth || 1))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, where it was asked to
  useEffect(() => {
    dialog.current?.showModal()
    show(first)
    // The page behind stays where it is.
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = ''
    }
  }, [])
  const findTarget = (key: string): number | undefined => {
    if (key === 'ArrowLeft') return shownAt() - 1
    if (key === 'ArrowRight') return shownAt() + 1
    if (key === 'Home') return 0
    return key === 'End' ? total - 1 : undefined
  }
  const now = fill(words.photo, { number: at + 1, total })
  const caption = photos[at]?.caption
  return (
    <dialog
      ref={dialog}
      aria-label={now}
      onClose={onClosed}
      onKeyDown={(event) => {
        const target = findTarget(event.key)
        if (target === undefined) return
        event.preventDefault()
        show(target)
      }}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none flex-col open:flex bg-[rgb(6_20_24)] text-[white] backdrop:bg-[rgb(6_20_24)]"
    >
      <div className="flex items-center justify-between gap-4 px-4 py-2.5">
        <p aria-live="polite" className="text-[15px] tabular-nums">
          {now}
        </p>
        <button
          type="button"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
          className={round}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <section
        ref={strip}
        aria-label={now}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        tabIndex={0}
        onScroll={() => setAt(shownAt())}
        className="flex min-h-0 grow snap-x snap-mandatory overflow-x-auto overflow-y-hidden overscroll-contain -outline-offset-4! [scrollbar-width:none]"
      >
        {photos.map((photo, index) => (
          <figure
            key={photo.id}
            aria-hidden={index !== at}
            className="flex w-full shrink-0 snap-center snap-always items-center justify-center px-2 md:px-20"
          >
            <picture className="contents">
              <source type="image/avif" srcSet={photoSrcSet(photo.url, 'avif')} sizes="100vw" />
              <img
                src={photo.largeUrl}
                srcSet={photoSrcSet(photo.url, 'webp')}
                sizes="100vw"
                width={photo.width}
                height={photo.height}
                alt={photo.caption || fill(words.photo, { number: index + 1, total })}
                loading={Math.abs(index - at) <= 1 ? 'eager' : 'lazy'}
                decoding="async"
                style={{
                  backgroundImage: `url("${photo.placeholder}")`,
                  aspectRatio: `${photo.width} / ${photo.height}`,
                  width: `min(100%, ${photo.width}px, calc((100dvh - 132px) * ${photo.width / photo.height}))`,
                }}
                className="h-auto rounded-md bg-cover bg-center"
              />
            </picture>
          </figure>
        ))}
      </section>
      <p dir="auto" className="min-h-15 px-4 py-3 text-center text-[15px] text-[rgb(255_255_255/.86)]">
        {caption}
      </p>
      {total > 1 ? (
        <>
          <button
            type="button"
            aria-label={words.previous}
            disabled={at === 0}
            onClick={() => show(shownAt() - 1)}
            className={cx(round, 'absolute top-1/2 left-4 -translate-y-1/2 max-md:hidden')}
          >
            <ChevronLeft aria-hidden="true" className="size-6" />
          </button>
          <button
            type="button"
            aria-label={words.next}
            disabled={at === total - 1}
            onClick={() => show(shownAt() + 1)}
            className={cx(round, 'absolute top-1/2 right-4 -translate-y-1/2 max-md:hidden')}
          >
            <ChevronRight aria-hidden="true" className="size-6" />
          </button>
        </>
      ) : null}
    </dialog>
  )
}
