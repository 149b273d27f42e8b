import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router'
import { cx } from '../lib/cx.ts'
import { Horizon } from '../ui/horizon.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import { PublicLegalNotice } from './public-legal-notice.tsx'

/** Account screens are laid out in the sky above the horizon. */
export function SkyLayout({ tall = false, children }: { tall?: boolean; children?: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col overflow-hidden bg-[linear-gradient(var(--sky-top),var(--sky-mid)_52%,var(--sky-low)_86%)]">
      <SkipLink />
      <PublicHeader />
      <PublicLegalNotice />
      <Main className="relative z-2 px-4 pt-2 pb-[150px] md:px-5 md:pt-[22px]">{children}</Main>
      <div className="absolute inset-x-0 bottom-0">
        <Horizon className={tall ? 'h-[190px] md:h-[300px]' : 'h-[150px] md:h-60'} />
        <PublicFooter />
      </div>
    </div>
  )
}

/** Pages to read: the same header and footer on a plain page. */
export function PlainLayout({ notice }: { notice?: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <PublicHeader />
      <PublicLegalNotice />
      <Main className="px-(--gutter) pt-4 pb-20">
        {notice}
        <Outlet />
      </Main>
      <PublicFooter />
    </div>
  )
}

/** A hotel's own page brings its header and footer along. */
export function GuestNotices() {
  return (
    <>
      <PublicLegalNotice />
      <Outlet />
    </>
  )
}

function Main({ className, children = <Outlet /> }: { className: string; children?: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cx('grid flex-1 grid-cols-[minmax(0,1fr)] content-start justify-items-center', className)}
    >
      <Suspense fallback={<PageSpinner />}>{children}</Suspense>
    </main>
  )
}
