import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import type { DrawingProps } from './chart-data.ts'
import { ChartTooltip } from './chart-tooltip.tsx'
import { useWidth } from './use-width.ts'

type ChartFrameProps = DrawingProps & {
  /** The point of the chart at a place in it. */
  pointAt: (x: number, y: number, width: number) => number | null
  /** Returns the position of a point's card. */
  placeOf: (point: number, width: number) => { x: number; y: number }
  /** Draws it, once its width is known. */
  children: (width: number, active: number | null) => ReactNode
}

/** Around every drawing: the figures of a point are shown while it is pointed at, and read with the arrow keys. */
export function ChartFrame({ data, summary, height, pointAt, placeOf, children }: ChartFrameProps) {
  const [width, ref] = useWidth()
  const [active, setActive] = useState<number | null>(null)
  const last = data.points.length - 1
  const shown = active === null || active > last ? null : active

  function press(event: KeyboardEvent) {
    const next = pointAfter(shown, last, event.key)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }
  function point({ clientX, clientY, currentTarget }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect()
    setActive(pointAt(clientX - box.left, clientY - box.top, width))
  }

  return (
    <div ref={ref} className="relative" style={{ height }}>
      {width > 0 ? (
        <svg
          role="application"
          aria-label={summary}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its points are read with the arrow keys
          tabIndex={0}
          width={width}
          height={height}
          onKeyDown={press}
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && setActive(shown ?? 0)}
          onBlur={() => setActive(null)}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setActive(null)}
          className="block"
        >
          {children(width, shown)}
        </svg>
      ) : null}
      {shown === null ? null : (
        <TooltipPlace {...placeOf(shown, width)} width={width}>
          <ChartTooltip data={data} at={shown} />
        </TooltipPlace>
      )}
    </div>
  )
}

const step = new Map(Object.entries({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }))

/** `undefined` for a key that leads nowhere. */
function pointAfter(active: number | null, last: number, key: string): number | null | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'Escape' && active !== null) return null
  const by = step.get(key)
  if (by === undefined) return undefined
  return active === null ? 0 : Math.min(last, Math.max(0, active + by))
}

/** Beside the point, on the side that has more room. */
function TooltipPlace(place: { x: number; y: number; width: number; children: ReactNode }) {
  const { x, y, width, children } = place
  const side = x < width / 2 ? { left: x + 12 } : { right: width - x + 12 }
  return (
    <div className="pointer-events-none absolute z-10" style={{ ...side, top: Math.max(0, y) }}>
      {children}
    </div>
  )
}
