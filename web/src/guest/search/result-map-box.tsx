import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { type MapArea, writeArea } from '@roomlark/contract/guest-site/map-area'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { ChevronDown } from '../../ui/icons/chevron-down.ts'
import { ChevronLeft } from '../../ui/icons/chevron-left.ts'
import { ChevronRight } from '../../ui/icons/chevron-right.ts'
import { MapPinned } from '../../ui/icons/map-pinned.ts'
import { Minus } from '../../ui/icons/minus.ts'
import { Plus } from '../../ui/icons/plus.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { PlainMap } from '../../ui/plain-map.tsx'
import { Covered } from '../map/covered.tsx'
import { pricePin } from '../map/price-pin.ts'
import type { MapWords } from '../texts/map.ts'

const StreetMap = lazy(async () => ({ default: (await import('../map/street-map.tsx')).StreetMap }))

export type ResultPin = {
  name: string
  price: string
  href: string
  latitude: number
  longitude: number
  left: number
  top: number
}

type Move = 'zoomIn' | 'zoomOut' | 'north' | 'west' | 'east' | 'south'

type ResultMapBoxProps = {
  words: MapWords
  language: GuestLanguage
  hasStreets: boolean
  area: MapArea
  /** The same search in no part of the map. */
  here: string
  background: Record<'light' | 'dark', string>
  pins: ResultPin[]
  /** A round distance, and how much of the width of the map it is. */
  scale: { words: string; percent: number }
  moves: { name: Move; href: string }[]
}

/** Address parameter that opens the street map. */
const streetsId = 'result-streets'

const icons: Record<Move, ReactNode> = {
  zoomIn: <Plus />,
  zoomOut: <Minus />,
  north: <ChevronDown className="rotate-180" />,
  west: <ChevronLeft />,
  east: <ChevronRight />,
  south: <ChevronDown />,
}

/** The plain map with its links, and in its place the streets once they are asked for. */
export function ResultMapBox(props: ResultMapBoxProps) {
  const { words, language, hasStreets, area, pins } = props
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState<MapArea | null>(null)
  // Whoever searched again on the streets goes on there.
  useEffect(() => {
    if (hasStreets && location.hash === `#${streetsId}`) setOpen(true)
  }, [hasStreets])
  const plain = <PlainResults {...props} />
  if (!isOpen) {
    return (
      <div className="relative">
        {plain}
        {hasStreets ? (
          <button
            type="button"
            className={cx(buttonClass({ variant: 'secondary' }), 'only-script absolute bottom-3 left-3 z-20')}
            onClick={() => setOpen(true)}
          >
            <MapPinned aria-hidden="true" className="size-[18px]" />
            {words.showStreets}
          </button>
        ) : null}
      </div>
    )
  }
  return (
    <div id={streetsId} className="relative scroll-mt-24">
      <LazyBoundary fallback={<Covered note={words.failed}>{plain}</Covered>}>
        <Suspense fallback={<Covered note={words.loading}>{plain}</Covered>}>
          <StreetMap
            words={words}
            language={language}
            area={area}
            label={words.ofStays}
            markers={pins}
            onMoved={setSeen}
            className="aspect-16/10"
          />
        </Suspense>
      </LazyBoundary>
      {seen ? (
        <a
          href={makeAddressAt(props, seen)}
          className={cx(buttonClass({}), 'absolute top-3 left-1/2 -translate-x-1/2')}
        >
          {words.searchHere}
        </a>
      ) : null}
    </div>
  )
}

function makeAddressAt({ here }: ResultMapBoxProps, area: MapArea): string {
  return `${here}${here.includes('?') ? '&' : '?'}area=${writeArea(area)}#${streetsId}`
}

function PlainResults({ words, background, pins, scale, moves }: ResultMapBoxProps) {
  return (
    <div className="relative">
      <PlainMap sources={background} label={words.ofStays} />
      <p
        style={{ width: `${scale.percent}%` }}
        className="absolute right-3 bottom-3 flex justify-center border-x border-b-2 border-control pb-0.5 text-xs whitespace-nowrap text-muted"
      >
        {scale.words}
      </p>
      <ul>
        {pins.map(({ name, price, href, left, top }) => (
          <li
            key={href}
            style={{ left: `${left}%`, top: `${top}%` }}
            className="absolute -translate-x-1/2 -translate-y-1/2 focus-within:z-10 hover:z-10"
          >
            <a href={href} title={name} className={pricePin}>
              <span className="sr-only">{name}, </span>
              {price}
            </a>
          </li>
        ))}
      </ul>
      <nav
        aria-label={words.ofStays}
        className="absolute top-3 right-3 grid grid-cols-2 gap-1.5 md:grid-cols-1"
      >
        {moves.map(({ name, href }) => (
          <a
            key={name}
            href={href}
            aria-label={words[name]}
            title={words[name]}
            className="grid size-8 place-items-center rounded-md border border-control bg-surface hover:bg-sunken [&>svg]:size-4"
          >
            {icons[name]}
          </a>
        ))}
      </nav>
    </div>
  )
}
