import { lazy } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'

/** Every page is a chunk of its own, fetched when its route is first shown. */
export const RegisterPage = lazy(async () => ({
  default: (await import('../features/accounts/auth/register-page.tsx')).RegisterPage,
}))
export const ForgotPasswordPage = lazy(async () => ({
  default: (await import('../features/accounts/auth/forgot-password-page.tsx')).ForgotPasswordPage,
}))
export const ResetPasswordPage = lazy(async () => ({
  default: (await import('../features/accounts/auth/reset-password-page.tsx')).ResetPasswordPage,
}))
export const VerifyEmailPage = lazy(async () => ({
  default: (await import('../features/accounts/auth/verify-email-page.tsx')).VerifyEmailPage,
}))
export const ConfirmEmailPage = lazy(async () => ({
  default: (await import('../features/accounts/auth/confirm-email-page.tsx')).ConfirmEmailPage,
}))
export const InvitationPage = lazy(async () => ({
  default: (await import('../features/accounts/auth/invitation-page.tsx')).InvitationPage,
}))
export const TeamInvitationPage = lazy(async () => ({
  default: (await import('../features/accounts/auth/team-invitation-page.tsx')).TeamInvitationPage,
}))
export const LaunchListPage = lazy(async () => ({
  default: (await import('../features/accounts/auth/launch-list-page.tsx')).LaunchListPage,
}))
export const UnsubscribePage = lazy(async () => ({
  default: (await import('../features/accounts/auth/unsubscribe-page.tsx')).UnsubscribePage,
}))
export const StatusPage = lazy(async () => ({
  default: (await import('../features/operations/status/status-page.tsx')).StatusPage,
}))
export const HelpPage = lazy(async () => ({
  default: (await import('../features/platform/help/help-page.tsx')).HelpPage,
}))
export const ArticlePage = lazy(async () => ({
  default: (await import('../features/platform/help/article-page.tsx')).ArticlePage,
}))
export const ApiDocsPage = lazy(async () => ({
  default: (await import('../features/operations/api-docs/api-docs-page.tsx')).ApiDocsPage,
}))
export const MailboxPage = lazy(async () => ({
  default: (await import('../features/operations/mailbox/mailbox-page.tsx')).MailboxPage,
}))
export const StayPage = lazy(async () => ({
  default: (await import('../guest/contact/stay-page.tsx')).StayPage,
}))
export const SignedInArea = lazyPart(async () => (await import('./signed-in-area.tsx')).SignedInArea)
export const SignedInPage = lazyPart(async () => (await import('./signed-in-area.tsx')).SignedInPage)
export const HomePage = lazy(async () => ({ default: (await import('./home-page.tsx')).HomePage }))
export const NotFoundPage = lazy(async () => ({
  default: (await import('./not-found-page.tsx')).NotFoundPage,
}))
