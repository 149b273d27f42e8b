-- contract of 0230_outbox.sql
-- Webhooks are written by the consumer of the outbox (decision 0230).
DROP TRIGGER IF EXISTS affiliate_statements_note_webhooks ON affiliate_statements;
DROP TRIGGER IF EXISTS booking_events_note_webhooks ON booking_events;
DROP TRIGGER IF EXISTS commission_changes_note_webhooks ON commission_changes;
DROP TRIGGER IF EXISTS nights_note_deleted ON nights;
DROP TRIGGER IF EXISTS nights_note_inserted ON nights;
DROP TRIGGER IF EXISTS nights_note_updated ON nights;
DROP TRIGGER IF EXISTS partnership_events_note_webhooks ON partnership_events;
DROP FUNCTION IF EXISTS has_webhooks, note_booking_event, note_commission_event, note_nights_changed,
  note_partnership_event, note_payout_event, note_webhook_event;
