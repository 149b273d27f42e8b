import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { Sql } from '../../../db/database.ts'
import { type HotelScope, inScope } from '../../../db/hotel-scope.ts'

/** Locked, so that two invitations at once cannot both be the last of the day. */
export async function selectInvitingHotelForUpdate(
  sql: Sql,
  hotelId: string,
  scope: HotelScope,
): Promise<{ allowsPaidAds: boolean } | undefined> {
  const [row] = await sql<{ allowsPaidAds: boolean }[]>`
    SELECT s.allows_paid_ads AS "allowsPaidAds"
    FROM hotel_partner_settings s JOIN hotels h ON h.id = s.hotel_id
    WHERE s.hotel_id = ${hotelId} AND h.archived_at IS NULL
      ${inScope(sql, scope)}
    FOR UPDATE OF s`
  return row
}

/** Times of a hotel's latest invitations since a moment, newest first. */
export async function selectInvitationTimes(
  sql: Sql,
  hotelId: string,
  since: Date,
  limit: number,
): Promise<Date[]> {
  const rows = await sql<{ at: Date }[]>`
    SELECT e.at FROM partnership_events e JOIN partnerships p ON p.id = e.partnership_id
    WHERE p.hotel_id = ${hotelId} AND e.kind = 'invited' AND e.at > ${since}
    ORDER BY e.at DESC LIMIT ${limit}`
  return rows.map(({ at }) => at)
}

/** The active affiliate account with an address, if there is one. */
export async function selectAffiliateByEmail(sql: Sql, email: string): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    SELECT id FROM users u WHERE email = ${email} AND user_type = 'affiliate' AND in_good_standing(u)`
  return row?.id
}

export async function updateInvitedEmail(sql: Sql, partnershipId: string, email: string): Promise<void> {
  await sql`UPDATE partnerships SET invited_email = ${email} WHERE id = ${partnershipId}`
}

export type ClaimedRow = {
  id: string
  hotelId: string
  ownerId: string
  affiliateId: string
  message: string
  version: number
}

/**
 * Gives open invitations to the affiliate whose verified address they were sent to. One that stands beside an earlier
 * partnership of the two stays where it is.
 */
export async function updateClaimed(sql: Sql, userId: string): Promise<ClaimedRow[]> {
  return sql<ClaimedRow[]>`
    UPDATE partnerships p SET affiliate_id = u.id, version = p.version + 1
    FROM users u, hotels h
    WHERE u.id = ${userId} AND u.user_type = 'affiliate' AND u.email_verified_at IS NOT NULL AND u.erased_at IS NULL
      AND h.id = p.hotel_id AND p.affiliate_id IS NULL AND p.state = 'invited' AND lower(p.invited_email) = lower(u.email)
      AND NOT EXISTS (SELECT FROM partnerships o WHERE o.hotel_id = p.hotel_id AND o.affiliate_id = u.id)
    RETURNING p.id, p.hotel_id AS "hotelId", h.owner_id AS "ownerId", p.affiliate_id AS "affiliateId", p.message, p.version`
}

export type OpenInvitationRow = {
  partnershipId: string
  email: string
  hotelName: string
  city: string
  country: string
  message: string
  hasAccount: boolean
  /** Of the owner of the hotel that invites. */
  language: GuestLanguage | null
}

/** An invitation that has not been answered. */
export async function selectOpenInvitation(
  sql: Sql,
  partnershipId: string,
): Promise<OpenInvitationRow | undefined> {
  const [row] = await sql<OpenInvitationRow[]>`
    SELECT p.id AS "partnershipId", p.invited_email AS email, h.name AS "hotelName", h.city, h.country, p.message,
           p.affiliate_id IS NOT NULL AS "hasAccount", u.language
    FROM partnerships p JOIN hotels h ON h.id = p.hotel_id JOIN users u ON u.id = h.owner_id
    WHERE p.id = ${partnershipId} AND p.state = 'invited' AND p.invited_email IS NOT NULL AND h.archived_at IS NULL`
  return row
}
