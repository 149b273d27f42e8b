import { longestSignature, signatureBox } from '@roomlark/contract/bookings/registration'
import { type PointerEvent, useRef, useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { CheckoutField } from '../checkout/checkout-field.tsx'
import type { CheckInTexts } from '../texts/check-in.ts'

type SignatureFieldProps = {
  drawn: string
  typed: string
  error?: string | undefined
  words: Pick<CheckInTexts, 'draw' | 'drawn' | 'clear' | 'typeInstead'>
}

type Point = { x: number; y: number }

/** A line that goes on for a shorter way than this looks the same without the point. */
const shortest = 3
/** The last point still has room in what is accepted. */
const roomForPoint = 20

/** Guests draw their signature; whoever cannot, or has no script, types their name. */
export function SignatureField({ drawn, typed, error, words }: SignatureFieldProps) {
  const [path, setPath] = useState(drawn)
  const pen = useRef<Point | null>(null)

  function add(event: PointerEvent<SVGSVGElement>, command: 'M' | 'L') {
    const point = findPoint(event)
    pen.current = point
    const there = `${point.x} ${point.y}`
    const step = command === 'M' ? `M${there}L${there}` : `L${there}`
    setPath((path) => (path.length > longestSignature - roomForPoint ? path : path + step))
  }
  function move(event: PointerEvent<SVGSVGElement>) {
    if (pen.current === null) return
    const { x, y } = findPoint(event)
    if (Math.hypot(x - pen.current.x, y - pen.current.y) >= shortest) add(event, 'L')
  }
  return (
    <div className="grid gap-4">
      <input type="hidden" name="signature" value={path} />
      <div className="only-script grid gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <span className="text-[14px] font-strong">{path === '' ? words.draw : words.drawn}</span>
          <button
            type="button"
            disabled={path === ''}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
            onClick={() => setPath('')}
          >
            {words.clear}
          </button>
        </div>
        <svg
          viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
          role="img"
          aria-label={path === '' ? words.draw : words.drawn}
          className={`aspect-3/1 w-full touch-none cursor-crosshair rounded-md border bg-surface ${error ? 'border-error' : 'border-control'}`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            add(event, 'M')
          }}
          onPointerMove={move}
          onPointerUp={() => {
            pen.current = null
          }}
          onPointerCancel={() => {
            pen.current = null
          }}
        >
          <path d="M40 160H560" className="stroke-border" strokeWidth="2" />
          <path
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </div>
      <CheckoutField name="signedName" label={words.typeInstead} error={error}>
        {(input) => (
          <input
            {...input}
            defaultValue={typed}
            maxLength={120}
            autoComplete="off"
            className={`${input.className} h-(--control-h)`}
          />
        )}
      </CheckoutField>
    </div>
  )
}

/** Measures in the units of the box, whatever its size on the screen. */
function findPoint({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const within = (share: number, most: number) => Math.round(Math.min(1, Math.max(0, share)) * most)
  return {
    x: within((clientX - left) / width, signatureBox.width),
    y: within((clientY - top) / height, signatureBox.height),
  }
}
