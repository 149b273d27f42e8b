import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CountryCode } from '../places.ts'
import { Instant, keepable, requiredName, requiredText, Version } from '../primitives.ts'
import { say } from '../say.ts'

/** Channels on which an affiliate recommends hotels. */
export const affiliateChannels = [
  'website',
  'newsletter',
  'instagram',
  'youtube',
  'tiktok',
  'facebook',
  'podcast',
  'print',
  'other',
] as const
export const AffiliateChannel = z.enum(affiliateChannels, say('This channel does not exist'))
export type AffiliateChannel = z.infer<typeof AffiliateChannel>

export const channelWords: Record<AffiliateChannel, string> = {
  website: say('Website or blog'),
  newsletter: say('Newsletter'),
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  facebook: 'Facebook',
  podcast: say('Podcast'),
  print: say('Print##medium'),
  other: say('Other'),
}

export const affiliateProfileLimits = {
  publicName: 80,
  site: 200,
  audience: 600,
  monthlyReach: 1_000_000_000,
  countries: 20,
} as const

const notASite = say('Enter an address like slowmiles.example')

/** The address of a site; it may be empty, and a scheme may be left out. */
export const SiteAddress = z
  .pipe(
    z.string(),
    z.transform((value) => {
      const typed = value.trim()
      return typed === '' || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
    }),
  )
  .check(
    z.maxLength(
      affiliateProfileLimits.site,
      say('Use at most {count} characters', { count: affiliateProfileLimits.site }),
    ),
    keepable,
    z.refine((value) => value === '' || isSite(value), notASite),
  )

const webAddress = z.url({ protocol: /^https?$/, hostname: /^[^.\s]+(\.[^.\s]+)+$/ })

function isSite(value: string): boolean {
  const hasSignIn = /^[a-z]+:\/\/[^/?#]*@/i.test(value)
  return webAddress.safeParse(value).success && !hasSignIn && !/\s/.test(value)
}

/** `slowmiles.example`: a site as people say it. */
export function siteName(site: string): string {
  const [, name = site] = /^https?:\/\/(?:www\.)?([^?#]*)/i.exec(site) ?? []
  return name.replace(/\/$/, '')
}

function isDistinct(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

const reach = say('{most, plural, other {Enter a number up to #}}', {
  most: affiliateProfileLimits.monthlyReach,
})

export const AffiliateProfileInput = z.strictObject({
  /** Name that guests see in the recommendation, and hotels see as that of their partner. */
  publicName: requiredName(
    affiliateProfileLimits.publicName,
    say('Enter the name that guests and hotels see'),
  ),
  site: SiteAddress,
  /** Description of the readers, listeners or followers, in the affiliate's own words. */
  audience: requiredText(affiliateProfileLimits.audience, say('Say in a few words who follows you')),
  /** Readers, listeners or followers in a month; null if it is not known. */
  monthlyReach: z.nullable(
    z.int(reach).check(z.gte(0, reach), z.lte(affiliateProfileLimits.monthlyReach, reach)),
  ),
  /** Countries where most of them live. */
  countries: z
    .array(CountryCode)
    .check(
      z.maxLength(
        affiliateProfileLimits.countries,
        say('Choose at most {countries} countries', { countries: affiliateProfileLimits.countries }),
      ),
      z.refine(isDistinct, say('Choose each country once')),
    ),
  channels: z
    .array(AffiliateChannel)
    .check(
      z.minLength(1, say('Choose at least one channel')),
      z.maxLength(affiliateChannels.length, say('Choose each channel once')),
      z.refine(isDistinct, say('Choose each channel once')),
    ),
})
export type AffiliateProfileInput = z.infer<typeof AffiliateProfileInput>

/** An affiliate as hotels see it. */
export const AffiliateProfile = z.object({
  publicName: z.string(),
  site: z.string(),
  audience: z.string(),
  monthlyReach: z.nullable(z.int()),
  countries: z.array(z.string()),
  channels: z.array(AffiliateChannel),
  /** The picture of the account. */
  pictureUrl: z.nullable(z.string()),
  /** Null before it is saved for the first time; the name is then what guests see without a profile. */
  updatedAt: z.nullable(Instant),
  /** 0 before it is saved for the first time. */
  version: z.int(),
})
export type AffiliateProfile = z.infer<typeof AffiliateProfile>

export const affiliateProfile = {
  get: endpoint({
    method: 'GET',
    path: '/affiliate-profile',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'Read how you present yourself to hotels',
    response: AffiliateProfile,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/affiliate-profile',
    access: ['affiliate'],
    launch: ['partnerships'],
    summary: 'Present yourself to hotels; carries the version that was read, 0 for the first time',
    body: z.extend(AffiliateProfileInput, { version: Version }),
    example: {
      publicName: 'Slow Miles',
      site: 'https://slowmiles.example',
      audience: 'Readers who travel by train and boat.',
      monthlyReach: 48_000,
      countries: ['DE', 'SE'],
      channels: ['website', 'newsletter'],
      version: 0,
    },
    response: AffiliateProfile,
  }),
}
