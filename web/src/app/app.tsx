import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router'
import { CookieBanner } from '../features/cookies/cookie-banner.tsx'
import { SessionProvider } from '../session/session-provider.tsx'
import { LazyBoundary } from '../ui/lazy-boundary.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { CrashPage } from './crash-page.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { PageChange } from './page-change.tsx'
import { preparePage } from './prepare-page.ts'
import { Router } from './router.tsx'

export function App() {
  return (
    <StrictMode>
      <OfflineBar />
      <LazyBoundary fallback={<CrashPage />}>
        <BrowserRouter>
          <SessionProvider prepare={preparePage}>
            <PageChange />
            <Router />
            <CookieBanner />
          </SessionProvider>
        </BrowserRouter>
      </LazyBoundary>
      <LazyBoundary fallback={null}>
        <Toaster />
      </LazyBoundary>
    </StrictMode>
  )
}
