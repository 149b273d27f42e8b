import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'

/** Foreign keys that need no index: nothing looks their rows up, and what they refer to is not deleted. */
const withoutIndex = {
  'Accounts are erased, not deleted, and nothing is listed by who did it.': `
    answer_templates.by_id api_keys.created_by booking_letters.by_id booking_messages.author_id booking_referrals.affiliate_id
    booking_signals.reviewed_by bookings.created_by boosts.started_by campaigns.started_by commission_adjustments.by_id
    commission_disputes.opened_by commission_disputes.proposed_by commission_holds.decided_by day_closes.by_id
    exchange_rates.set_by folio_deposits.by_id folio_deposits.withdrawn_by folio_lines.by_id folios.by_id
    group_events.by_id groups.by_id guest_profiles.by_id hotel_arrivals.by_id hotel_desk_rules.by_id
    invoice_mails.by_id invoice_reminders.by_id invoices.by_id kept_cards.owner_id
    ledger_transactions.actor_id letter_templates.by_id payment_accounts.created_by payment_disputes.answered_by
    payment_refunds.created_by payments.created_by payout_reminders.by_id payout_runs.approved_by
    payout_runs.prepared_by room_assignments.by_id room_assignments.user_id room_blocks.created_by room_notes.by_id
    reviews.answered_by reviews.decided_by reviews.reported_by
    room_state_changes.by_id room_states.by_id settings.updated_by term_changes.announced_by term_changes.cancelled_by
    tier_schemes.announced_by
    users.invited_by`,
  'Bookings, folios, partnerships and whatever is about money are kept.': `
    booking_mails.event_id booking_raises.campaign_id booking_referrals.partnership_id boost_partners.partnership_id campaign_partners.partnership_id
    commission_adjustments.booking_id commission_changes.adjustment_id commission_changes.event_id
    commission_changes.transaction_id folio_lines.event_id folio_lines.refunds_id folio_lines.transaction_id
    hotel_payments.other_statement_id idempotency_keys.booking_id term_changes.partnership_id`,
  'The table has no rows.': `
    never_truncated.booking_message_id never_truncated.dispute_message_id never_truncated.hold_message_id
    never_truncated.partnership_event_id`,
  'There are few of them in all.': 'api_keys.user_id data_exports.user_id',
  'One index has those that are archived, another one the others.': 'hotels.owner_id',
}

test('every foreign key has an index that begins with it, or a reason to have none', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const sql = postgres(url, { max: 1 })
  const found = await sql<{ name: string }[]>`
    SELECT k.conrelid::regclass || '.' || string_agg(a.attname, '+' ORDER BY a.attnum) AS name
    FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY(k.conkey)
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND k.conparentid = 0
      AND NOT EXISTS (
        SELECT FROM pg_index i JOIN pg_attribute first ON first.attrelid = i.indrelid AND first.attnum = i.indkey[0]
        WHERE i.indrelid = k.conrelid AND first.attnum = ANY(k.conkey)
          AND (i.indpred IS NULL OR pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', first.attname)))
    GROUP BY k.oid, k.conrelid`
  await sql.end()
  const listed = Object.values(withoutIndex).flatMap((names) => names.trim().split(/\s+/))
  expect(found.map(({ name }) => name).toSorted()).toEqual(listed.toSorted())
})
