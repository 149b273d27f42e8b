import { type ReactNode, Suspense } from 'react'
import { Outlet } from 'react-router'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { AfterFirstPaint } from '../../../ui/after-first-paint.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { SkipLink } from '../../../ui/skip-link.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { AppFooter } from './app-footer.tsx'
import type { NavBadges } from './nav-list.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useDrawer } from './use-drawer.ts'

const Drawer = lazyPart(async () => (await import('./drawer.tsx')).Drawer)

type AppShellProps = { tools: ReactNode; badges: NavBadges; notice?: ReactNode }

/** Frame of every signed-in page. */
export function AppShell({ tools, badges, notice }: AppShellProps) {
  const drawer = useDrawer()
  return (
    <div className="group/shell flex min-h-dvh md:max-desk:[--gutter:24px]">
      <SkipLink />
      <Sidebar badges={badges} />
      {drawer.isOpen ? (
        <OnDemand onFailure={drawer.close}>
          <Drawer badges={badges} onClose={drawer.close} />
        </OnDemand>
      ) : null}
      <div className="flex min-w-0 grow flex-col">
        <TopBar tools={tools} menuOpen={drawer.isOpen} onOpenMenu={drawer.open} />
        {notice}
        <main
          id="main"
          tabIndex={-1}
          className="flex w-full max-w-[calc(var(--content-max)+2*var(--gutter))] grow flex-col px-(--gutter) pt-3 pb-14"
        >
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </main>
        <AfterFirstPaint>
          <AppFooter />
        </AfterFirstPaint>
      </div>
    </div>
  )
}
