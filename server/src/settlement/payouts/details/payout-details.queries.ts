import type { PayoutAccountKind } from '@roomlark/contract/settlement/payout-accounts'
import type { PayoutDetailsSubject } from '@roomlark/contract/settlement/payout-details'
import type { Sql } from '../../../db/database.ts'

export type DetailsRow = {
  id: string
  subject: PayoutDetailsSubject
  /** Null once it was erased. */
  sealed: Buffer | null
  currency: string
  lastFour: string
  savedAt: Date
  usableFrom: Date
  device: string | null
  withdrawnAt: Date | null
}

const columns = (sql: Sql) => sql`
  id, subject, sealed, currency, last_four AS "lastFour", saved_at AS "savedAt", usable_from AS "usableFrom", device,
  withdrawn_at AS "withdrawnAt"`

/** The newest first. */
export async function selectDetails(sql: Sql, affiliateId: string, limit: number): Promise<DetailsRow[]> {
  return sql<DetailsRow[]>`
    SELECT ${columns(sql)} FROM payout_details WHERE affiliate_id = ${affiliateId}
    ORDER BY saved_at DESC, id DESC LIMIT ${limit}`
}

/** Makes changes of one affiliate wait for each other. */
export async function selectAffiliateForUpdate(sql: Sql, affiliateId: string): Promise<void> {
  await sql`SELECT FROM users WHERE id = ${affiliateId} FOR NO KEY UPDATE`
}

export async function selectNewestDetails(sql: Sql, affiliateId: string): Promise<DetailsRow | undefined> {
  const [row] = await sql<DetailsRow[]>`
    SELECT ${columns(sql)} FROM payout_details
    WHERE affiliate_id = ${affiliateId} AND withdrawn_at IS NULL AND sealed IS NOT NULL
    ORDER BY saved_at DESC, id DESC LIMIT 1`
  return row
}

type UsedDetails = { affiliateId: string; detailsId: string | null; waitingUntil: Date | null }

export async function selectDetailsAt(
  sql: Sql,
  affiliateIds: readonly string[],
  at: Date,
): Promise<UsedDetails[]> {
  return sql<UsedDetails[]>`
    SELECT affiliate_id AS "affiliateId", details_id AS "detailsId", waiting_until AS "waitingUntil"
    FROM payout_details_at(${[...affiliateIds]}, ${at})`
}

export type NewDetails = {
  affiliateId: string
  subject: PayoutDetailsSubject
  sealed: Buffer
  kind: PayoutAccountKind
  currency: string
  country: string
  lastFour: string
  bankName: string | null
  device: string
  savedAt: Date
  usableFrom: Date
}

export async function insertDetails(sql: Sql, details: NewDetails): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO payout_details (affiliate_id, subject, sealed, kind, currency, country, last_four, bank_name, device, saved_at,
                                usable_from)
    VALUES (${details.affiliateId}, ${details.subject}, ${details.sealed}, ${details.kind}, ${details.currency},
            ${details.country}, ${details.lastFour}, ${details.bankName}, ${details.device}, ${details.savedAt}, ${details.usableFrom})
    RETURNING id`
  return row.id
}

/** Returns the last four digits of each set that nobody can use any more. */
export async function updateWithdrawn(
  sql: Sql,
  affiliateId: string,
  now: Date,
): Promise<{ id: string; lastFour: string }[]> {
  return sql<{ id: string; lastFour: string }[]>`
    UPDATE payout_details SET withdrawn_at = ${now}
    WHERE affiliate_id = ${affiliateId} AND withdrawn_at IS NULL AND usable_from > ${now}
    RETURNING id, last_four AS "lastFour"`
}

/** Sums the payments to this account, whatever name and address they were printed with. */
export async function selectPaidCents(sql: Sql, detailsId: string): Promise<number> {
  const [row] = await sql<[{ cents: number }]>`
    SELECT coalesce(sum(s.payout_cents), 0)::bigint AS cents
    FROM payout_details now
      JOIN payout_details d ON (d.affiliate_id, d.kind, d.country, d.last_four)
        = (now.affiliate_id, now.kind, now.country, now.last_four)
      JOIN affiliate_statements s ON s.details_id = d.id AND s.state = 'paid'
    WHERE now.id = ${detailsId}`
  return row.cents
}

export type SealedDetails = { id: string; affiliateId: string; sealed: Buffer | null }

export async function selectSealed(sql: Sql, ids: readonly string[]): Promise<SealedDetails[]> {
  return sql<SealedDetails[]>`
    SELECT id, affiliate_id AS "affiliateId", sealed FROM payout_details WHERE id = ANY(${[...ids]})`
}

/** Kind, country and last four digits stay, because statements say where they were paid to. */
export async function eraseDetails(sql: Sql, affiliateId: string): Promise<void> {
  await sql`
    UPDATE payout_details SET sealed = NULL, bank_name = NULL, device = NULL WHERE affiliate_id = ${affiliateId}`
}

export type MailedDetails = {
  subject: PayoutDetailsSubject
  lastFour: string
  currency: string
  device: string | null
  savedAt: Date
  usableFrom: Date
}

export async function selectMailedDetails(sql: Sql, id: string): Promise<MailedDetails | undefined> {
  const [row] = await sql<MailedDetails[]>`
    SELECT subject, last_four AS "lastFour", currency, device, saved_at AS "savedAt", usable_from AS "usableFrom"
    FROM payout_details WHERE id = ${id}`
  return row
}
