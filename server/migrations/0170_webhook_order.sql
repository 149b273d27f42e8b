-- Deliveries about one booking, hotel, partnership or statement leave in the order of their events. Those that were
-- written before have neither subject nor number and leave as they come.
CREATE SEQUENCE webhook_deliveries_number_seq;
ALTER TABLE webhook_deliveries ADD COLUMN subject text, ADD COLUMN number bigint;
ALTER TABLE webhook_deliveries ALTER COLUMN number SET DEFAULT nextval('webhook_deliveries_number_seq');
ALTER SEQUENCE webhook_deliveries_number_seq OWNED BY webhook_deliveries.number;

CREATE OR REPLACE FUNCTION note_webhook_event(
  event_type text, event_at timestamptz, account uuid, account_data json, administrators boolean
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (webhook_id, type, at, data, next_at, subject)
  SELECT w.id, event_type, event_at, account_data, event_at,
         coalesce(account_data ->> 'bookingId', account_data ->> 'partnershipId', account_data ->> 'statementId',
                  account_data ->> 'hotelId')
  FROM webhooks w JOIN users u ON u.id = w.user_id
  WHERE split_part(event_type, '.', 1) = ANY(w.topics) AND w.paused_at IS NULL
    AND CASE WHEN administrators THEN u.user_type = 'admin' ELSE w.user_id = account END
    AND u.suspended_at IS NULL AND u.deletion_asked_at IS NULL AND u.erased_at IS NULL
$$;
