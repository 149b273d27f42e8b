import type { Sql } from '../../db/database.ts'

export type LiveState = {
  role: string
  isSuperuser: boolean
  timeZone: string
  admins: number
  adminsWithoutMfa: string[]
}

export async function selectLiveState(sql: Sql): Promise<LiveState> {
  const [row] = await sql<[LiveState]>`
    SELECT current_user::text AS role, current_setting('TimeZone') AS "timeZone",
           (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
           count(u.id)::integer AS admins,
           coalesce(array_agg(u.email ORDER BY u.email) FILTER (WHERE m.enabled_at IS NULL), '{}') AS "adminsWithoutMfa"
    FROM users u LEFT JOIN mfa_devices m ON m.user_id = u.id
    WHERE u.user_type = 'admin' AND u.suspended_at IS NULL AND u.erased_at IS NULL AND u.email_verified_at IS NOT NULL`
  return row
}
