import { Suspense } from 'react'
import { useLegalNotices } from '../data/legal.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'

/** There is rarely anything to announce, so the banner is fetched only when there is. */
const LegalBanner = lazyPart(async () => (await import('./legal-banner.tsx')).LegalBanner)

/** On every signed-in page, as soon as a text is published. */
export function LegalNotice() {
  const { data } = useLegalNotices()
  if (!data || data.length === 0) return null
  return (
    <LazyBoundary fallback={null}>
      <Suspense>
        <LegalBanner
          notices={data}
          className="max-w-[calc(var(--content-max)+2*var(--gutter))] px-(--gutter) pt-3"
        />
      </Suspense>
    </LazyBoundary>
  )
}
