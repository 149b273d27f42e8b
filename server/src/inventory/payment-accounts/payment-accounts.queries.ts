import type { PaymentAccount } from '@roomlark/contract/bookings/payment-accounts'
import type { Sql } from '../../db/database.ts'

export type AccountRow = Pick<
  PaymentAccount,
  'id' | 'state' | 'country' | 'missing' | 'methods' | 'isTest' | 'hotels'
> & {
  ownerId: string
  /** The id at the service; null until the service has opened it. */
  serviceId: string | null
}

/** Lists the accounts of an owner, the oldest first. */
export async function selectAccounts(sql: Sql, ownerId: string): Promise<AccountRow[]> {
  return sql<AccountRow[]>`${accountsWhere(sql, sql`a.owner_id = ${ownerId} AND a.state <> 'closed'`)}`
}

export async function selectAccount(sql: Sql, id: string): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow[]>`${accountsWhere(sql, sql`a.id = ${id}`)}`
  return row
}

export async function selectAccountByService(sql: Sql, serviceId: string): Promise<AccountRow | undefined> {
  const [row] = await sql<AccountRow[]>`${accountsWhere(sql, sql`a.service_id = ${serviceId}`)}`
  return row
}

function accountsWhere(sql: Sql, condition: ReturnType<Sql>) {
  return sql`
    SELECT a.id, a.owner_id AS "ownerId", a.service_id AS "serviceId", a.state, a.country, a.missing, a.methods,
           a.is_test AS "isTest",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name) ORDER BY h.name), '[]')
            FROM hotel_payment_settings s JOIN hotels h ON h.id = s.hotel_id
            WHERE s.account_id = a.id AND h.archived_at IS NULL) AS hotels
    FROM payment_accounts a WHERE ${condition} ORDER BY a.created_at, a.id`
}

/** Of these hotels, those whose owner's account takes payments. */
export async function selectPayable(
  sql: Sql,
  hotelIds: readonly string[],
  isTest: boolean,
): Promise<{ hotelId: string; accountId: string; serviceId: string }[]> {
  return sql<{ hotelId: string; accountId: string; serviceId: string }[]>`
    SELECT h.id AS "hotelId", a.id AS "accountId", a.service_id AS "serviceId"
    FROM hotel_payment_settings s JOIN hotels h ON h.id = s.hotel_id
      JOIN payment_accounts a ON a.id = s.account_id AND a.owner_id = h.owner_id
    WHERE s.hotel_id = ANY((SELECT ${[...hotelIds]}::uuid[])::uuid[]) AND a.state = 'active' AND a.service_id IS NOT NULL
      AND a.is_test = (SELECT ${isTest}::boolean)`
}

export type SettingsRow = { accountId: string | null; deskRefundCents: number | null; version: number }

export async function selectSettings(sql: Sql, hotelId: string): Promise<SettingsRow | undefined> {
  const [row] = await sql<SettingsRow[]>`
    SELECT account_id AS "accountId", desk_refund_cents AS "deskRefundCents", version
    FROM hotel_payment_settings WHERE hotel_id = ${hotelId}`
  return row
}

/** Without a row, settings have the version 1. Returns false if somebody else has changed them since this version. */
export async function upsertSettings(
  sql: Sql,
  hotelId: string,
  { accountId, deskRefundCents, version }: SettingsRow,
): Promise<boolean> {
  const result = await sql`
    INSERT INTO hotel_payment_settings AS s (hotel_id, account_id, desk_refund_cents, version)
    VALUES (${hotelId}, ${accountId}, ${deskRefundCents}, 2)
    ON CONFLICT (hotel_id) DO UPDATE
      SET account_id = EXCLUDED.account_id, desk_refund_cents = EXCLUDED.desk_refund_cents, version = s.version + 1
      WHERE s.version = ${version}`
  return result.count === 1
}

export async function insertAccount(
  sql: Sql,
  account: {
    id: string
    ownerId: string
    country: string
    isTest: boolean
    byId: string
    at: Date
  },
): Promise<void> {
  await sql`
    INSERT INTO payment_accounts ${sql({
      id: account.id,
      owner_id: account.ownerId,
      country: account.country,
      state: 'incomplete',
      is_test: account.isTest,
      created_at: account.at,
      created_by: account.byId,
    })}`
}

export async function updateAccountFacts(
  sql: Sql,
  id: string,
  facts: {
    serviceId: string
    state: AccountRow['state']
    missing: readonly string[]
    methods: readonly string[]
    at: Date
  },
): Promise<void> {
  await sql`
    UPDATE payment_accounts SET service_id = ${facts.serviceId}, state = ${facts.state},
      missing = ${[...facts.missing]}::text[], methods = ${[...facts.methods]}::text[], checked_at = ${facts.at}
    WHERE id = ${id} AND state <> 'closed'`
}

/** Accounts about which the service may have something new, those that were asked about longest ago first. */
export async function selectAccountsToCheck(
  sql: Sql,
  { checkedBefore, createdAfter, limit }: { checkedBefore: Date; createdAfter: Date; limit: number },
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT id FROM payment_accounts
    WHERE state IN ('incomplete', 'checking', 'restricted') AND service_id IS NOT NULL
      AND created_at > ${createdAfter} AND (checked_at IS NULL OR checked_at < ${checkedBefore})
    ORDER BY checked_at NULLS FIRST LIMIT ${limit}`
  return rows.map(({ id }) => id)
}

export async function selectActiveAccounts(sql: Sql, isTest: boolean): Promise<string[]> {
  const rows = await sql<{ serviceId: string }[]>`
    SELECT service_id AS "serviceId" FROM payment_accounts
    WHERE state IN ('active', 'restricted') AND service_id IS NOT NULL AND is_test = ${isTest} ORDER BY id`
  return rows.map(({ serviceId }) => serviceId)
}
