import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { guestLanguageCodes } from '../guest-languages.ts'
import { TimeZone } from '../places.ts'
import {
  CurrentPassword,
  Id,
  NewPassword,
  nameOrNothing,
  Phone,
  requiredName,
  UserType,
} from '../primitives.ts'
import { say } from '../say.ts'
import { OwnMembership } from './membership.ts'

/** The locale decides how dates, times and numbers are written. */
export const locales = [
  'en-US',
  'en-GB',
  'de-DE',
  'es-ES',
  'fr-FR',
  'it-IT',
  'ja-JP',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'sv-SE',
] as const
export type Locale = (typeof locales)[number]

export const Language = z.enum(guestLanguageCodes)

export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  /** Null means the language of the browser. */
  language: z.nullable(Language),
  locale: z.enum(locales),
  /** Null means the time zone of the browser. */
  timeZone: z.nullable(z.string()),
})
export type Profile = z.infer<typeof Profile>

export const User = z.object({
  id: Id,
  userType: UserType,
  email: z.string(),
  emailVerified: z.boolean(),
  mfaEnabled: z.boolean(),
  /** Null unless the account works for somebody else's hotels. */
  membership: z.nullable(OwnMembership),
  profile: Profile,
})
export type User = z.infer<typeof User>

export const FirstName = requiredName(80, say('First name is required'))
export const LastName = requiredName(80, say('Last name is required'))
export const CompanyName = z.optional(nameOrNothing(120))

export const ProfileInput = z.strictObject({
  firstName: FirstName,
  lastName: LastName,
  companyName: CompanyName,
  phone: Phone,
  /** These three are unchanged if they are left out. */
  language: z.optional(Language),
  locale: z.optional(z.enum(locales, say('Choose one of the formats'))),
  timeZone: z.optional(z.nullable(TimeZone)),
})
export type ProfileInput = z.infer<typeof ProfileInput>

export const PasswordChange = z.strictObject({
  currentPassword: CurrentPassword,
  newPassword: NewPassword,
})

export const users = {
  getProfile: endpoint({
    method: 'GET',
    path: '/users/profile',
    access: 'signed-in',
    beforeMfa: true,
    summary: 'Read the account you are signed in with',
    response: User,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/users/profile',
    access: 'signed-in',
    launch: ['profile'],
    summary: 'Change your name, company, phone, language, formats and time zone',
    body: ProfileInput,
    response: User,
  }),
  setPicture: endpoint({
    method: 'POST',
    path: '/users/profile/picture',
    access: 'signed-in',
    launch: ['profile'],
    summary: 'Set your picture: one JPEG, PNG or WebP as multipart field `image`, at most 5 MB',
    upload: 'image',
    response: User,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/users/profile/picture',
    access: 'signed-in',
    launch: ['profile'],
    summary: 'Remove your picture',
    response: User,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/users/change-password',
    access: 'signed-in',
    launch: ['profile'],
    summary: 'Change your password and end every other session',
    beforeMfa: true,
    body: PasswordChange,
    response: z.null(),
  }),
}
