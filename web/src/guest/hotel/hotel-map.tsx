import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { MapPinned } from '../../ui/icons/map-pinned.ts'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import type { LocatorMapProps } from '../../ui/locator-outlines.tsx'

const LocatorMap = lazy(async () => ({ default: (await import('../../ui/locator-map.tsx')).LocatorMap }))

const box = 'aspect-16/10 rounded-[10px] border border-border bg-sunken'

/** Drawn when it is asked for: the outlines of the countries weigh more than the rest of the page. */
export function HotelMap({ showMap, ...map }: LocatorMapProps & { showMap: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <div className={`${box} only-script grid place-items-center`}>
        <button type="button" className={buttonClass({ variant: 'secondary' })} onClick={() => setOpen(true)}>
          <MapPinned aria-hidden="true" className="size-[18px]" />
          {showMap}
        </button>
      </div>
    )
  }
  const empty = <div className={box} />
  return (
    <LazyBoundary fallback={empty}>
      <Suspense fallback={empty}>
        <LocatorMap {...map} />
      </Suspense>
    </LazyBoundary>
  )
}
