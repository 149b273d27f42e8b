import { say } from '@roomlark/contract/say'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PhotoCalls } from '../../data/photos.ts'
import type { PhotoItem } from './photo-items.ts'
import { PhotoPreview } from './photo-preview.tsx'
import type { PhotoQueue } from './photo-queue.ts'
import { PhotoTile } from './photo-tile.tsx'
import { usePhotoDrag } from './use-photo-drag.ts'

type PhotoGridProps = {
  queue: PhotoQueue
  items: readonly PhotoItem[]
  calls: PhotoCalls | null
  /** Called after a photo was removed, since its buttons are gone and the focus with them. */
  onForgotten: () => void
}

/** The photos in order. With the keyboard: pick up with Space, move with the arrows, drop with Space. */
export function PhotoGrid({ queue, items, calls, onForgotten }: PhotoGridProps) {
  const [words, setWords] = useState('')
  const [lifted, setLifted] = useState<{ key: string; from: number } | null>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const { list, drag, take, isRealClick } = usePhotoDrag((key, to) => {
    queue.move(key, to)
    setWords(say('Photo moved to position {position} of {total}.', { position: to + 1, total: items.length }))
  })
  const place = (key: string) => items.findIndex((item) => item.key === key)

  // Moving a tile within the list takes the focus off its handle.
  const liftedPlace = lifted ? place(lifted.key) : -1
  useLayoutEffect(() => {
    if (liftedPlace >= 0) handle.current?.focus()
  }, [liftedPlace])

  function toggle(key: string) {
    if (!isRealClick()) return
    const at = place(key)
    if (lifted?.key === key) {
      setLifted(null)
      setWords(
        say('Photo dropped at position {position} of {total}.', { position: at + 1, total: items.length }),
      )
    } else {
      setLifted({ key, from: at })
      setWords(
        say(
          'Photo {position} of {total} picked up. Move it with the arrow keys, drop it with Space, cancel with Escape.',
          { position: at + 1, total: items.length },
        ),
      )
    }
  }

  function press(event: KeyboardEvent) {
    if (!lifted) return
    const at = place(lifted.key)
    const targets = new Map(
      Object.entries({
        ArrowLeft: at - 1,
        ArrowUp: at - 1,
        ArrowRight: at + 1,
        ArrowDown: at + 1,
        Home: 0,
        End: items.length - 1,
        Escape: lifted.from,
      }),
    )
    const to = targets.get(event.key)
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') setLifted(null)
    if (to < 0 || to >= items.length) return
    queue.move(lifted.key, to)
    setWords(
      event.key === 'Escape'
        ? say('Photo is back at position {position} of {total}.', { position: to + 1, total: items.length })
        : say('Position {position} of {total}.', { position: to + 1, total: items.length }),
    )
  }

  const dragged = items.find((item) => item.key === drag?.key)
  return (
    <>
      <ol
        ref={list}
        aria-label={say('Photos in order')}
        data-takes-escape={drag || lifted ? '' : undefined}
        className="grid grid-cols-2 gap-2.5 sm:grid-cols-3"
      >
        {items.map((item, index) => (
          <PhotoTile
            key={item.key}
            item={item}
            index={index}
            calls={calls}
            queue={queue}
            handle={lifted?.key === item.key ? handle : null}
            isLifted={lifted?.key === item.key}
            isDragged={drag?.key === item.key}
            isTarget={drag?.over === index && drag.key !== item.key}
            onPointerDown={(event) => take(event, item.key)}
            onHandleClick={() => toggle(item.key)}
            onHandleKey={press}
            onHandleBlur={() => {
              // The blur of a tile that is being moved comes while it is out of the document.
              if (lifted?.key === item.key && handle.current?.isConnected) setLifted(null)
            }}
            onSay={setWords}
            onForgotten={onForgotten}
          />
        ))}
      </ol>
      {drag && dragged ? (
        <div
          aria-hidden="true"
          style={{ left: drag.x, top: drag.y }}
          className="pointer-events-none fixed z-60 aspect-4/3 w-32 -translate-1/2 overflow-hidden rounded-[10px] [box-shadow:var(--shadow-lg)]"
        >
          <PhotoPreview item={dragged} alt="" />
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {words}
      </p>
    </>
  )
}
