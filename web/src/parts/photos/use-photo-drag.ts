import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'

export type PhotoDrag = { key: string; x: number; y: number; over: number | null }

const threshold = 6
const scrollZone = 90
const scrollStep = 12

/**
 * Dragging with mouse, pen or finger: the mouse takes a photo anywhere, a finger by its handle, so that the
 * page can still be scrolled. Nothing moves before it is dropped; the place it would take is marked.
 */
export function usePhotoDrag(onDrop: (key: string, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<PhotoDrag | null>(null)
  const [grip, setGrip] = useState<{ key: string; x: number; y: number } | null>(null)
  const wasDragged = useRef(false)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })

  useEffect(() => {
    if (!grip) return
    let now: PhotoDrag | null = null
    let frame = 0
    const move = (event: PointerEvent) => {
      const { clientX: x, clientY: y } = event
      if (!now && Math.hypot(x - grip.x, y - grip.y) < threshold) return
      now = { key: grip.key, x, y, over: tileAt(list.current, x, y) }
      wasDragged.current = true
      setDrag(now)
    }
    const end = () => {
      setGrip(null)
      setDrag(null)
      // The click that ends a drag comes right after it, every other click later.
      setTimeout(() => {
        wasDragged.current = false
      })
    }
    const release = () => {
      if (now && now.over !== null) drop.current(now.key, now.over)
      end()
    }
    const giveUp = (event: KeyboardEvent) => event.key === 'Escape' && end()
    const scroll = () => {
      if (now && now.y < scrollZone) window.scrollBy(0, -scrollStep)
      if (now && now.y > window.innerHeight - scrollZone) window.scrollBy(0, scrollStep)
      frame = requestAnimationFrame(scroll)
    }
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', release, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', giveUp, { signal })
    frame = requestAnimationFrame(scroll)
    return () => {
      stop.abort()
      cancelAnimationFrame(frame)
    }
  }, [grip])

  function take(event: ReactPointerEvent, key: string) {
    const target = event.target instanceof Element ? event.target : null
    // A dialog of the tile is elsewhere in the document, but its events come by here as well.
    if (!target || !event.currentTarget.contains(target)) return
    const onHandle = target.closest('[data-handle]') !== null
    const onOther = !onHandle && target.closest('button') !== null
    if (event.button !== 0 || onOther || (event.pointerType !== 'mouse' && !onHandle)) return
    setGrip({ key, x: event.clientX, y: event.clientY })
  }

  return { list, drag, take, isRealClick: () => !wasDragged.current }
}

function tileAt(list: HTMLElement | null, x: number, y: number): number | null {
  const tiles = list ? [...list.children] : []
  const index = tiles.findIndex((tile) => {
    const box = tile.getBoundingClientRect()
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  })
  return index < 0 ? null : index
}
