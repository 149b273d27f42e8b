import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { RequireAuth } from '../session/require-auth.tsx'
import { PageSpinner } from '../ui/spinner.tsx'
import { HomePage } from './home-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import * as pages from './pages.ts'
import { PlainLayout, SkyLayout } from './public-layout.tsx'

const hotelSide = ['hotel', 'admin'] as const
const affiliateSide = ['affiliate'] as const
const adminSide = ['admin'] as const

/** The map of the application (spec §2). */
export function Router() {
  return (
    <Suspense
      fallback={
        <main className="grid min-h-dvh">
          <PageSpinner />
        </main>
      }
    >
      <Routes>
        <Route element={<SkyLayout />}>
          <Route path="/login" element={<pages.LoginPage />} />
          <Route path="/register" element={<pages.RegisterPage />} />
          <Route path="/forgot-password" element={<pages.ForgotPasswordPage />} />
          <Route path="/reset-password" element={<pages.ResetPasswordPage />} />
          <Route path="/verify-email" element={<pages.VerifyEmailPage />} />
        </Route>
        <Route element={<PlainLayout />}>
          <Route path="/privacy-policy" element={<pages.PrivacyPolicyPage />} />
          <Route path="/terms-of-service" element={<pages.TermsOfServicePage />} />
          <Route path="/cookie-policy" element={<pages.CookiePolicyPage />} />
          <Route path="/api/docs" element={<pages.ApiDocsPage />} />
          <Route path="/demo/mailbox" element={<pages.MailboxPage />} />
        </Route>
        <Route element={<RequireAuth />}>
          <Route element={<pages.SignedInLayout />}>
            <Route path="/dashboard" element={<pages.ComingSoonPage title="Dashboard" />} />
            <Route path="/profile" element={<pages.ComingSoonPage title="Profile" />} />
            <Route path="/settings" element={<pages.ComingSoonPage title="Settings" />} />
            <Route element={<RequireAuth roles={hotelSide} />}>
              <Route path="/hotels" element={<pages.ComingSoonPage title="Hotels" />} />
              <Route path="/hotels/create" element={<pages.ComingSoonPage title="Add hotel" />} />
              <Route path="/hotels/:id" element={<pages.ComingSoonPage title="Hotel" />} />
              <Route path="/hotels/:id/edit" element={<pages.ComingSoonPage title="Edit hotel" />} />
              <Route path="/bookings/*" element={<pages.ComingSoonPage title="Bookings" />} />
            </Route>
            <Route element={<RequireAuth roles={affiliateSide} />}>
              <Route path="/partnerships" element={<pages.ComingSoonPage title="Partnerships" />} />
              <Route path="/performance" element={<pages.ComingSoonPage title="Performance" />} />
            </Route>
            <Route element={<RequireAuth roles={adminSide} />}>
              <Route path="/users" element={<pages.ComingSoonPage title="Users" />} />
              <Route path="/analytics" element={<pages.ComingSoonPage title="Analytics" />} />
            </Route>
          </Route>
        </Route>
        <Route element={<SkyLayout tall />}>
          <Route path="/" element={<HomePage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
