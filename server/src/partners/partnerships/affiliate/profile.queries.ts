import type { AffiliateProfileInput } from '@roomlark/contract/partners/affiliate-profile'
import type { Sql } from '../../../db/database.ts'

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

/** Returns false if the version is no longer the one that was read; 0 stands for no profile at all. */
export async function upsertProfile(sql: Sql, profile: NewProfile): Promise<boolean> {
  const columns = {
    public_name: profile.publicName,
    site: profile.site,
    audience: profile.audience,
    monthly_reach: profile.monthlyReach,
    countries: profile.countries,
    channels: profile.channels,
    updated_at: profile.at,
    version: profile.version + 1,
  }
  const { count } =
    profile.version === 0
      ? await sql`
          INSERT INTO affiliate_profiles ${sql({ user_id: profile.userId, ...columns })} ON CONFLICT DO NOTHING`
      : await sql`
          UPDATE affiliate_profiles SET ${sql(columns)}
          WHERE user_id = ${profile.userId} AND version = ${profile.version}`
  return count === 1
}
