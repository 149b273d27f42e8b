import { NavigationType, Outlet, Router as ReactRouter, Route, Routes } from 'react-router'
import { LoginPage } from '../features/accounts/auth/login-page.tsx'
import { usePlace } from '../lib/navigation.ts'
import { RequireAuth } from '../session/require-auth.tsx'
import * as pages from './pages.ts'
import { GuestNotices, PlainLayout } from './plain-layout.tsx'
import { signedInPaths } from './signed-in-paths.ts'
import { SkyLayout } from './sky-layout.tsx'
import { SupportLayout } from './support-layout.tsx'

const waysToCome = { POP: NavigationType.Pop, PUSH: NavigationType.Push, REPLACE: NavigationType.Replace }

export function Router() {
  const { location, cameBy, navigator } = usePlace()
  return (
    <ReactRouter location={location} navigationType={waysToCome[cameBy]} navigator={navigator}>
      <PageRoutes />
    </ReactRouter>
  )
}

/** The map of the application (spec §2). */
export function PageRoutes() {
  return (
    <Routes>
      <Route
        element={
          <SkyLayout>
            <Outlet />
          </SkyLayout>
        }
      >
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<pages.RegisterPage />} />
        <Route path="/forgot-password" element={<pages.ForgotPasswordPage />} />
        <Route path="/reset-password" element={<pages.ResetPasswordPage />} />
        <Route path="/verify-email" element={<pages.VerifyEmailPage />} />
        <Route path="/invitation" element={<pages.InvitationPage />} />
        <Route path="/team-invitation" element={<pages.TeamInvitationPage />} />
        <Route path="/launch-list" element={<pages.LaunchListPage />} />
        <Route path="/unsubscribe" element={<pages.UnsubscribePage />} />
        <Route path="/change-email" element={<pages.ConfirmEmailPage />} />
      </Route>
      <Route element={<PlainLayout />}>
        <Route path="/demo/mailbox" element={<pages.MailboxPage />} />
      </Route>
      <Route element={<SupportLayout />}>
        <Route path="/status" element={<pages.StatusPage />} />
        <Route path="/help" element={<pages.HelpPage />} />
        <Route path="/help/:slug" element={<pages.ArticlePage />} />
        <Route path="/api/docs" element={<pages.ApiDocsPage />} />
      </Route>
      <Route element={<GuestNotices />}>
        <Route path="/stay/:slug" element={<pages.StayPage />} />
      </Route>
      <Route element={<RequireAuth />}>
        <Route element={<pages.SignedInArea />}>
          {signedInPaths.map((path) => (
            <Route key={path} path={path} element={<pages.SignedInPage path={path} />} />
          ))}
        </Route>
      </Route>
      <Route
        element={
          <SkyLayout tall>
            <Outlet />
          </SkyLayout>
        }
      >
        <Route path="/" element={<pages.HomePage />} />
        <Route path="*" element={<pages.NotFoundPage />} />
      </Route>
    </Routes>
  )
}
