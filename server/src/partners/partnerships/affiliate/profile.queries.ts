import type { AffiliateProfileInput } from '@roomlark/contract/partners/affiliate-profile'
import type { Sql } from '../../../db/database.ts'
import { upsertVersion } from '../../../db/versioned-row.ts'

export type ProfileRow = AffiliateProfileInput & {
  imageFile: string | null
  /** Null before the profile was saved for the first time. */
  updatedAt: Date | null
  version: number
}

/** The profile of an account, or the empty one that it begins with. */
export async function selectProfile(sql: Sql, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await sql<ProfileRow[]>`
    SELECT partner_name(u) AS "publicName", coalesce(a.site, '') AS site, coalesce(a.audience, '') AS audience,
           a.monthly_reach AS "monthlyReach", coalesce(a.countries, '{}') AS countries,
           coalesce(a.channels, '{}') AS channels, u.image_file AS "imageFile", a.updated_at AS "updatedAt",
           coalesce(a.version, 0) AS version
    FROM users u LEFT JOIN affiliate_profiles a ON a.user_id = u.id WHERE u.id = ${userId}`
  return row
}

type NewProfile = AffiliateProfileInput & { userId: string; version: number; at: Date }

/** Returns the new version, or undefined if somebody else was quicker. */
export async function upsertProfile(sql: Sql, profile: NewProfile): Promise<number | undefined> {
  return upsertVersion(sql, 'affiliate_profiles', { user_id: profile.userId }, profile.version, {
    public_name: profile.publicName,
    site: profile.site,
    audience: profile.audience,
    monthly_reach: profile.monthlyReach,
    countries: profile.countries,
    channels: profile.channels,
    updated_at: profile.at,
  })
}
