import { StrictMode, Suspense } from 'react'
import { LoginPage } from '../features/accounts/auth/login-page.tsx'
import { CookieBanner } from '../features/platform/cookies/cookie-banner.tsx'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useLocation } from '../lib/navigation.ts'
import { SessionProvider } from '../session/session-provider.tsx'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { BrowserHistory } from './browser-history.tsx'
import { CrashPage } from './crash-page.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { PageChange } from './page-change.tsx'
import { SkyLayout } from './sky-layout.tsx'

const Router = lazyPart(async () => (await import('./router.tsx')).Router)

export function App() {
  return (
    <StrictMode>
      <OfflineBar />
      <LazyBoundary fallback={(error) => <CrashPage error={error} />}>
        <BrowserHistory>
          <SessionProvider prepare={preparePage}>
            <PageChange />
            <Page />
          </SessionProvider>
        </BrowserHistory>
      </LazyBoundary>
      <LazyBoundary fallback={null}>
        <Toaster />
      </LazyBoundary>
    </StrictMode>
  )
}

/** Sign-in, where most visits begin, is drawn without the map of all other pages. */
function Page() {
  const { pathname } = useLocation()
  return (
    <Suspense
      fallback={
        <main className="grid min-h-dvh">
          <PageSpinner />
        </main>
      }
    >
      {isSignIn(pathname) ? (
        <SkyLayout>
          <LoginPage />
        </SkyLayout>
      ) : (
        <Router />
      )}
      {/* Together with the page, which gets the focus when the banner is closed. */}
      <CookieBanner />
    </Suspense>
  )
}

function isSignIn(pathname: string): boolean {
  return pathname === '/login'
}

/** Loads everything that the first render needs: once shown, a fallback is kept for a while by React. */
export async function prepareApp(pathname: string): Promise<void> {
  if (!isSignIn(pathname)) await Router.preload()
}

async function preparePage(pathname: string): Promise<void> {
  const [{ preparePage }] = await Promise.all([import('./prepare-page.ts'), Router.preload()])
  await preparePage(pathname)
}
