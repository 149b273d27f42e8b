import * as Radix from '@radix-ui/react-dialog'
import { say } from '@roomlark/contract/say'
import { type KeyboardEvent, useState } from 'react'
import { BlurredImage } from './blurred-image.tsx'
import type { Icon } from './create-icon.ts'
import { IconButton } from './icon-button.tsx'
import { ChevronLeft } from './icons/chevron-left.ts'
import { ChevronRight } from './icons/chevron-right.ts'
import { X } from './icons/x.ts'
import { NoImage } from './no-image.tsx'
import { type Photo, photoForKey, photoWords } from './photo.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { useSwipe } from './use-swipe.ts'

type LightboxProps = { photos: readonly Photo[]; name: string; start: number; onClose: () => void }

/** Arrows, Home, End and swiping move; Escape closes and returns the focus. */
export function Lightbox({ photos, name, start, onClose }: LightboxProps) {
  const [index, setIndex] = useState(start)
  const focusReturn = useFocusReturn()
  const total = photos.length
  const move = (by: number) => setIndex((now) => (now + by + total) % total)
  const swipe = useSwipe({ onLeft: () => move(1), onRight: () => move(-1) })
  function press(event: KeyboardEvent) {
    const target = photoForKey(event.key, index, total)
    if (target === undefined) return
    event.preventDefault()
    setIndex(target)
  }
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        {/* Pictures are looked at in the dark, in either theme. */}
        <Radix.Content
          {...focusReturn}
          data-theme="dark"
          aria-describedby={undefined}
          onKeyDown={press}
          className="fixed inset-0 z-60 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-bg text-text transition-opacity duration-(--dur-base) starting:opacity-0"
        >
          <header className="flex items-center justify-between gap-4 py-2.5 pr-3 pl-5">
            <Radix.Title className="min-w-0 truncate font-sans text-base font-medium">
              <span className="sr-only">{say('Photos of')} </span>
              {name}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton label={say('Close photos')}>
                <X aria-hidden="true" className="size-[22px]" />
              </IconButton>
            </Radix.Close>
          </header>
          <div {...swipe} className="relative min-w-0 touch-pan-y touch-pinch-zoom select-none">
            <Frame key={index} photo={photos[index]} name={name} />
            {total > 1 ? (
              <>
                <Arrow
                  icon={ChevronLeft}
                  label={say('Previous photo')}
                  side="left-2 md:left-4"
                  onClick={() => move(-1)}
                />
                <Arrow
                  icon={ChevronRight}
                  label={say('Next photo')}
                  side="right-2 md:right-4"
                  onClick={() => move(1)}
                />
              </>
            ) : null}
          </div>
          <Caption photo={photos[index]} index={index} total={total} />
          <Neighbours photos={photos} index={index} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Frame({ photo, name }: { photo: Photo | undefined; name: string }) {
  return (
    <div className="absolute inset-0 px-2 md:px-20">
      <BlurredImage
        src={photo?.largeUrl}
        alt={photo?.caption || say('Photo of {name}', { name })}
        blur={null}
        fallback={<NoImage />}
        loading="eager"
        draggable={false}
        className="object-contain!"
      />
    </div>
  )
}

type ArrowProps = { icon: Icon; label: string; side: string; onClick: () => void }

function Arrow({ icon: Icon, label, side, onClick }: ArrowProps) {
  return (
    <IconButton
      label={label}
      onClick={onClick}
      className={`absolute! inset-y-0 my-auto size-11! rounded-full! bg-raised/85 text-text! ${side}`}
    >
      <Icon aria-hidden="true" className="size-6" />
    </IconButton>
  )
}

function Caption({ photo, index, total }: { photo: Photo | undefined; index: number; total: number }) {
  return (
    <footer className="grid min-h-16 content-center gap-0.5 px-5 py-3 text-center">
      <p aria-live="polite" className="sr-only">
        {photo ? photoWords(photo, index, total) : null}
      </p>
      <p aria-hidden="true" className="wrap-anywhere">
        {photo?.caption}
      </p>
      <p aria-hidden="true" className="text-sm text-muted tabular-nums">
        {say('{position} of {total}', { position: index + 1, total })}
      </p>
    </footer>
  )
}

/** Fetched while the present one is looked at. */
function Neighbours({ photos, index }: { photos: readonly Photo[]; index: number }) {
  const near = photos.filter((_, other) => Math.abs(other - index) === 1)
  return (
    <div hidden>
      {near.map((photo) => (
        <img key={photo.id} src={photo.largeUrl} alt="" />
      ))}
    </div>
  )
}
