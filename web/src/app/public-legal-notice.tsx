import type { LegalNotice, legal } from '@roomlark/contract/platform/legal'
import { lazy, Suspense, useEffect, useState } from 'react'
import { address } from '../lib/address.ts'
import { callInBackground } from '../lib/call.ts'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'

const readNotices = address<typeof legal.notices>('GET', '/legal')

/** There is rarely anything to announce, so the banner is fetched only when there is. */
const LegalBanner = lazy(() => import('./legal-banner.tsx').then((part) => ({ default: part.LegalBanner })))

/** The same banner for visitors, since the terms concern them as well. */
export function PublicLegalNotice() {
  const [notices, setNotices] = useState<readonly LegalNotice[]>([])
  useEffect(() => {
    let isHere = true
    void callInBackground(readNotices).then((found) => isHere && found && setNotices(found))
    return () => {
      isHere = false
    }
  }, [])
  if (notices.length === 0) return null
  return (
    <LazyBoundary fallback={null}>
      <Suspense>
        <LegalBanner
          notices={notices}
          className="relative z-2 mx-auto w-full max-w-[1224px] px-[18px] pt-3 md:px-6"
        />
      </Suspense>
    </LazyBoundary>
  )
}
