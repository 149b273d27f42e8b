import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router'
import { usePlatform } from '../session/use-platform.ts'
import { SkipLink } from '../ui/skip-link.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import * as pages from './pages.ts'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { PublicLegalNotice } from './public-legal-notice.tsx'
import { PublicMain } from './public-main.tsx'
import { SkyLayout } from './sky-layout.tsx'

/** Pages to read: the header and footer of the account screens on a plain page. */
export function PlainLayout({ notice }: { notice?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <PublicLegalNotice />
      <PublicMain className="px-(--gutter) pt-4 pb-20">
        <Suspense fallback={<PageSpinner />}>
          {notice}
          <Outlet />
        </Suspense>
      </PublicMain>
      <PublicFooter />
    </div>
  )
}

/** A hotel's own page brings its header and footer along. */
export function GuestNotices() {
  // Without pages of hotels there is nothing here (spec §2).
  if (usePlatform().platform?.switches.hotelPages === 'closed') {
    return (
      <SkyLayout tall>
        <pages.NotFoundPage />
      </SkyLayout>
    )
  }
  return (
    <>
      <PublicLegalNotice />
      <Outlet />
    </>
  )
}
