import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { MapPinned } from '../../ui/icons/map-pinned.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { PlainMap } from '../../ui/plain-map.tsx'
import { Covered } from '../map/covered.tsx'
import type { StreetMapProps } from '../map/street-map.tsx'

const StreetMap = lazy(async () => ({ default: (await import('../map/street-map.tsx')).StreetMap }))

type HotelMapProps = {
  sources: Record<'light' | 'dark', string>
  label: string
  /** Null without a place or without tiles. */
  streets: (Pick<StreetMapProps, 'language' | 'words'> & { latitude: number; longitude: number }) | null
}

/** The plain map, and in its place the streets once they are asked for: they weigh more than the rest of the page. */
export function HotelMap({ sources, label, streets }: HotelMapProps) {
  const [isOpen, setOpen] = useState(false)
  const plain = <PlainMap sources={sources} label={label} />
  if (!streets) return plain
  const { words } = streets
  return (
    <div className="relative">
      {isOpen ? (
        <LazyBoundary fallback={<Covered note={words.failed}>{plain}</Covered>}>
          <Suspense fallback={<Covered note={words.loading}>{plain}</Covered>}>
            <StreetMap {...streets} label={label} markers={[streets]} className="aspect-16/10" />
          </Suspense>
        </LazyBoundary>
      ) : (
        <>
          {plain}
          <button
            type="button"
            className={`${buttonClass({ variant: 'secondary' })} only-script absolute bottom-3 left-3`}
            onClick={() => setOpen(true)}
          >
            <MapPinned aria-hidden="true" className="size-[18px]" />
            {words.showStreets}
          </button>
        </>
      )}
    </div>
  )
}
