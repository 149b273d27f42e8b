import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { LazyBoundary } from './lazy-boundary.tsx'
import type { LocatorMapProps } from './locator-outlines.tsx'
import { Skeleton } from './skeleton.tsx'
import { useSeen } from './use-seen.ts'

const LocatorOutlines = lazy(async () => ({
  default: (await import('./locator-outlines.tsx')).LocatorOutlines,
}))

const Outside = lazy(async () => ({ default: (await import('./locator-outlines.tsx')).Outside }))

type Props = LocatorMapProps & {
  /** Shown below the map if the coordinates are clearly not in the country. */
  outside?: ReactNode
}

/** Country outlines of our own, with a marker: no other host is asked. Fetched when it comes into view. */
export function LocatorMap({ outside, ...map }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const seen = useSeen(box)
  return (
    <>
      <div ref={box} className="aspect-16/10 overflow-hidden rounded-[10px] border border-border bg-sunken">
        {seen ? (
          <LazyBoundary fallback={<Missing />}>
            <Suspense fallback={<Skeleton className="size-full rounded-none!" />}>
              <LocatorOutlines {...map} />
            </Suspense>
          </LazyBoundary>
        ) : null}
      </div>
      {seen && outside ? (
        <LazyBoundary fallback={null}>
          <Suspense fallback={null}>
            <Outside {...map}>{outside}</Outside>
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  )
}

function Missing() {
  return <p className="grid size-full place-items-center p-4 text-sm text-muted">The map did not load.</p>
}
