import type { UserType } from '@roomlark/contract/endpoint'
import type { Pool, Sql, Transaction } from '../db/database.ts'
import type { DemoPerson } from './people.ts'

/** Each mark records that a part of the demo has been created. */
export const marks = [
  'demo.seeded',
  'demo.rates',
  'demo.rooms',
  'demo.room-pictures',
  'demo.referrals',
  'demo.figures',
  'demo.notifications',
  'demo.notifications-ordered',
  'demo.people',
  'demo.partnerships',
  'demo.boosts',
  'demo.money',
  'demo.holds',
  'demo.folios',
  'demo.day-closes',
  'demo.groups',
  'demo.housekeeping',
  'demo.guests',
  'demo.letters',
  'demo.team',
  'demo.developers',
  'demo.payments',
  'demo.reviews',
] as const
export type Mark = (typeof marks)[number]

const recipe = 'demo.recipe'

export async function selectMarks(sql: Sql): Promise<Mark[]> {
  const rows = await sql<{ name: Mark }[]>`SELECT name FROM settings WHERE name = ANY(${[...marks]})`
  return rows.map(({ name }) => name)
}

/** Records of which parts a demo is going to consist, so that a later version can tell that it has others. */
export async function insertRecipe(sql: Sql): Promise<void> {
  await sql`INSERT INTO settings (name, value) VALUES (${recipe}, ${sql.json(marks)})`
}

export async function hasOurRecipe(sql: Sql): Promise<boolean> {
  return (
    (await sql`SELECT 1 FROM settings WHERE name = ${recipe} AND value = ${sql.json(marks)}`).length === 1
  )
}

/** Runs a transaction that may take as long as it needs on a slow machine. */
export async function withTime<T>(sql: Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return sql.begin(async (tx) => {
    await tx`SET LOCAL statement_timeout = 0`
    return work(tx)
  })
}

export async function insertMark(sql: Sql, mark: Mark): Promise<boolean> {
  const result = await sql`INSERT INTO settings (name, value) VALUES (${mark}, 'true') ON CONFLICT DO NOTHING`
  return result.count === 1
}

export async function insertDemoAccount(
  sql: Sql,
  account: {
    id: string
    userType: UserType
    email: string
    firstName: string
    lastName: string
    companyName: string | null
    passwordHash: string
  },
): Promise<void> {
  await sql`
    INSERT INTO users (id, user_type, email, first_name, last_name, company_name, password_hash, email_verified_at)
    VALUES (${account.id}, ${account.userType}, ${account.email}, ${account.firstName}, ${account.lastName},
            ${account.companyName}, ${account.passwordHash}, now())`
}

export async function insertDemoPerson(
  sql: Sql,
  person: DemoPerson & { passwordHash: string; now: Date },
): Promise<void> {
  const ago = (hours: number) => new Date(person.now.getTime() - hours * 3_600_000)
  const came = ago(person.daysHere * 24)
  const isVerified = person.state === 'active' || person.state === 'suspended'
  await sql`
    INSERT INTO users (user_type, email, first_name, last_name, company_name, password_hash, created_at,
                       email_verified_at, invited_at, suspended_at, suspended_reason, last_seen_at)
    VALUES (${person.userType}, ${person.email}, ${person.firstName}, ${person.lastName}, ${person.companyName},
            ${person.passwordHash}, ${came}, ${isVerified ? came : null}, ${person.state === 'invited' ? came : null},
            ${person.state === 'suspended' ? ago(48) : null}, ${person.reason ?? null},
            ${person.seenHoursAgo === null ? null : ago(person.seenHoursAgo)})
    ON CONFLICT DO NOTHING`
}

/** Selects room types without a picture. */
export async function selectBareTypes(
  sql: Sql,
  ownerId: string,
): Promise<{ id: string; name: string; hotelName: string }[]> {
  return sql<{ id: string; name: string; hotelName: string }[]>`
    SELECT t.id, t.name, h.name AS "hotelName"
    FROM room_types t JOIN hotels h ON h.id = t.hotel_id
    WHERE h.owner_id = ${ownerId} AND t.archived_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM room_type_images i WHERE i.room_type_id = t.id)
    ORDER BY t.created_at, t.id`
}
