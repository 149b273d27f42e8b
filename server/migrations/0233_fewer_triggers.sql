-- contract of 0230_outbox.sql
-- What a service does itself (decision 0230): the settings of a new hotel, the guests of one that changes hands, and that
-- two-step sign-in counts at once.
DROP TRIGGER IF EXISTS hotels_partner_settings ON hotels;
DROP TRIGGER IF EXISTS hotels_unlink_guests ON hotels;
DROP TRIGGER IF EXISTS mfa_devices_tell ON mfa_devices;
DROP FUNCTION IF EXISTS add_hotel_partner_settings, unlink_guests_of_hotel;
-- One trigger where there were two; the new ones stand beside their functions.
DROP TRIGGER IF EXISTS block_nights_occupy_left ON block_nights;
DROP TRIGGER IF EXISTS block_nights_occupy_new ON block_nights;
DROP TRIGGER IF EXISTS booking_events_append_only ON booking_events;
DROP TRIGGER IF EXISTS booking_messages_append_only ON booking_messages;
DROP TRIGGER IF EXISTS booking_stays_occupy_changed ON booking_stays;
DROP TRIGGER IF EXISTS booking_stays_occupy_new ON booking_stays;
DROP TRIGGER IF EXISTS dispute_messages_append_only ON dispute_messages;
DROP TRIGGER IF EXISTS folio_lines_on_open_day ON folio_lines;
DROP TRIGGER IF EXISTS folio_lines_refunds_within_payments ON folio_lines;
DROP TRIGGER IF EXISTS hold_messages_append_only ON hold_messages;
DROP TRIGGER IF EXISTS partnership_events_append_only ON partnership_events;
DROP FUNCTION IF EXISTS refuse_lines_of_closed_days, refuse_refunds_beyond_payments;
-- Their functions go with them; one does for all three.
DROP FUNCTION IF EXISTS refuse_changed_dispute_messages, refuse_changed_hold_messages, refuse_changed_partnership_events
  CASCADE;

-- PostgreSQL truncates no table that another one refers to, unless with that one, which refuses. It has no rows: histories
-- that may be erased have a trigger for each row, which does not see TRUNCATE. Ledger and folios refer to booking_events.
CREATE TABLE never_truncated (
  booking_message_id bigint CONSTRAINT never_truncated_booking_message_id_fkey REFERENCES booking_messages,
  dispute_message_id bigint CONSTRAINT never_truncated_dispute_message_id_fkey REFERENCES dispute_messages,
  hold_message_id bigint CONSTRAINT never_truncated_hold_message_id_fkey REFERENCES hold_messages,
  partnership_event_id bigint CONSTRAINT never_truncated_partnership_event_id_fkey REFERENCES partnership_events,
  CONSTRAINT never_truncated_empty CHECK (false)
);
