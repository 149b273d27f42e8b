import type { Sql } from '../db/database.ts'

type DemoProfile = {
  userId: string
  publicName: string
  site: string
  audience: string
  monthlyReach: number
  countries: string[]
  channels: string[]
  now: Date
}

export async function insertDemoProfile(sql: Sql, profile: DemoProfile): Promise<void> {
  const { userId, publicName, site, audience, monthlyReach, countries, channels, now } = profile
  await sql`
    INSERT INTO affiliate_profiles (user_id, public_name, site, audience, monthly_reach, countries, channels, updated_at)
    VALUES (${userId}, ${publicName}, ${site}, ${audience}, ${monthlyReach}, ${countries}, ${channels}, ${now})
    ON CONFLICT DO NOTHING`
}

/** The notifications of the demo are shown and not emailed. */
export async function updateNothingMailed(sql: Sql): Promise<void> {
  await sql`UPDATE notifications SET mail = 'off' WHERE event = 'partnership' AND mail <> 'off'`
}

export async function selectHasAccount(sql: Sql, userId: string): Promise<boolean> {
  return (await sql`SELECT FROM users WHERE id = ${userId}`).length > 0
}
