import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CurrentPassword, Email, Instant, NewPassword, OpaqueToken, UserType } from '../primitives.ts'
import { say } from '../say.ts'
import { PasskeyAnswer } from './passkey-answers.ts'
import { CompanyName, FirstName, Language, LastName, User } from './users.ts'

/** Accepts six digits from an app or a recovery code; spaces and dashes do not matter. */
export const MfaCode = z.string().check(z.trim(), z.maxLength(32, say('That code is too long')))

export const Credentials = z.strictObject({
  email: Email,
  password: CurrentPassword,
  mfaCode: z.optional(MfaCode),
})
export type Credentials = z.infer<typeof Credentials>

/** spec §6: only these two can be chosen at registration. */
const registrableTypes = ['hotel', 'affiliate'] as const

export const Registration = z.strictObject({
  email: Email,
  password: NewPassword,
  userType: z.enum(registrableTypes, say('Choose hotel or affiliate')),
  firstName: FirstName,
  lastName: LastName,
  companyName: CompanyName,
  /** Decides the formats of the new account too. */
  language: z.optional(Language),
  /** The token of a hotel's invitation, which opens registration that is by invitation. */
  invitation: z.optional(OpaqueToken),
})
export type Registration = z.infer<typeof Registration>

export const ForgotPassword = z.strictObject({ email: Email })
export const ResetPassword = z.strictObject({ token: OpaqueToken, password: NewPassword })
export const AcceptInvitation = z.extend(ResetPassword, {
  acceptsTerms: z.literal(true, say('Accept the terms to join')),
  /** Needed where the invitation has no name. */
  firstName: z.optional(FirstName),
  lastName: z.optional(LastName),
})

/** An invitation as its page shows it before it is accepted. */
export const OpenInvitation = z.object({
  email: z.string(),
  userType: UserType,
  /** Empty if whoever invited did not know it. */
  firstName: z.string(),
  /** Null if the inviting account was deleted. */
  invitedBy: z.nullable(z.string()),
  expiresAt: Instant,
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

/** A hotel's invitation to become its partner, as the link in the email shows it. */
export const PartnerInvitationOffer = z.object({
  email: z.string(),
  hotelName: z.string(),
  city: z.string(),
  country: z.string(),
  message: z.string(),
  /** The affiliate's percentage of each stay, after Roomlark's share. */
  yoursPercent: z.number(),
})
export type PartnerInvitationOffer = z.infer<typeof PartnerInvitationOffer>

export const VerifyEmail = z.strictObject({ token: OpaqueToken })
export const EmailChange = z.strictObject({ email: Email, password: CurrentPassword })

export const Session = z.object({ user: User, token: z.string(), expiresAt: Instant })
export type Session = z.infer<typeof Session>

/** This is long enough to work through a list, and too short for a session left open. */
export const confirmedMinutes = 10

/** Exactly one of these must be given. */
export const Confirmation = z
  .strictObject({
    password: z.optional(CurrentPassword),
    code: z.optional(MfaCode.check(z.minLength(1, say('Enter a code from your app, or a recovery code')))),
    passkey: z.optional(PasskeyAnswer),
  })
  .check(
    z.refine((proofs) => Object.values(proofs).filter((proof) => proof !== undefined).length === 1, {
      path: ['password'],
      error: say('Give your password, a code or a passkey'),
    }),
  )
export type Confirmation = z.infer<typeof Confirmation>

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in',
    message: 'Login successful!',
    body: Credentials,
    response: Session,
  }),
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    summary: 'Open an account; a verification link is emailed',
    message: 'Registration successful! Please check your email to verify your account.',
    body: Registration,
    response: z.null(),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'signed-in',
    summary: 'End this session',
    beforeMfa: true,
    message: 'Logged out successfully',
    response: z.null(),
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    access: 'signed-in',
    summary: 'Exchange this token for a new one',
    beforeMfa: true,
    response: Session,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/auth/confirm',
    access: 'signed-in',
    summary: `Confirm your password, a code or a passkey; for ${confirmedMinutes} minutes this session may make calls that require it`,
    body: Confirmation,
    example: { password: 'larksong at six' },
    response: z.object({ confirmedUntil: Instant }),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: 'Request a password reset link by email',
    message: 'If that address has an account, a reset link is on its way.',
    body: ForgotPassword,
    response: z.null(),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with an emailed token',
    message: 'Your password has been changed. Sign in with the new one.',
    body: ResetPassword,
    response: z.null(),
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/auth/verify-email',
    access: 'public',
    summary: 'Confirm an email address with an emailed token',
    message: 'Your email address is verified. You can sign in now.',
    body: VerifyEmail,
    response: z.null(),
  }),
  invitation: endpoint({
    method: 'POST',
    path: '/auth/invitation',
    access: 'public',
    summary: 'Read who invited whom, by the token of the emailed link',
    body: VerifyEmail,
    response: OpenInvitation,
  }),
  partnerInvitation: endpoint({
    method: 'POST',
    path: '/auth/partner-invitation',
    access: 'public',
    summary: 'Read the invitation of a hotel to be its partner, by the token of the emailed link',
    body: VerifyEmail,
    response: PartnerInvitationOffer,
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/auth/accept-invitation',
    access: 'public',
    summary: 'Accept an invitation: agree to the terms, choose the first password and be signed in',
    message: 'Welcome to Roomlark.',
    body: AcceptInvitation,
    response: Session,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/confirm-email',
    access: 'public',
    summary: 'Change the email address of an account with the token sent to the new address',
    message: 'Your email address has been changed.',
    body: VerifyEmail,
    response: z.null(),
  }),
}
