import { webhookLimits } from '@roomlark/contract/operations/webhooks'
import type { Sql } from '../../../db/database.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes what nobody can use or read any more. */
export async function deleteOutdated(sql: Sql, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await sql`
    DELETE FROM throttles
    WHERE (blocked_until IS NULL OR blocked_until < ${ago(2)})
      AND NOT EXISTS (SELECT 1 FROM unnest(recent) AS at WHERE at > ${ago(2)})`
  await sql`
    DELETE FROM push_devices d USING sessions s WHERE s.id = d.session_id AND s.revoked_at IS NOT NULL`
  await sql`DELETE FROM sessions WHERE expires_at < ${ago(30)} OR revoked_at < ${ago(30)}`
  await sql`DELETE FROM mailed_tokens WHERE expires_at < ${now}`
  await sql`DELETE FROM sign_ins WHERE at < ${ago(180)}`
  await sql`DELETE FROM webhook_deliveries WHERE at < ${ago(webhookLimits.deliveryDays)}`
  await sql`DELETE FROM data_exports WHERE expires_at < ${now}`
}

/** The term is that of the privacy policy; the law counts from the end of the year. */
const yearsPapersAreKept = 10

/**
 * A closed statement has the name and address it was billed to, which stay when the account is erased, since papers about
 * money have to be kept. Once that time is over, they no longer tell whose it was.
 */
export async function eraseOldBillings(sql: Sql, now: Date): Promise<void> {
  await sql`
    UPDATE hotel_statements s
    SET billed_to = s.billed_to || '{"ownerName": "Deleted account", "street": ""}', version = s.version + 1
    FROM hotels h JOIN users u ON u.id = h.owner_id
    WHERE h.id = s.hotel_id AND u.erased_at IS NOT NULL AND s.billed_to->>'ownerName' <> 'Deleted account'
      AND s.closed_at < date_trunc('year', ${now}::timestamptz, 'UTC') - make_interval(years => ${yearsPapersAreKept})`
}
