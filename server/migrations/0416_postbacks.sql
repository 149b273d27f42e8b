-- An address with events is a postback: what happens to a booking goes into its placeholders, and nothing is signed.
ALTER TABLE webhooks ADD COLUMN events text[];
ALTER TABLE webhooks
  DROP CONSTRAINT webhooks_topics_known,
  ADD CONSTRAINT webhooks_topics_known CHECK (
    (cardinality(topics) > 0) = (events IS NULL)
    AND topics <@ ARRAY['booking', 'availability', 'partnership', 'commission', 'payout', 'review']) NOT VALID;
ALTER TABLE webhooks ADD CONSTRAINT webhooks_events_known CHECK (
  cardinality(events) > 0 AND events <@ ARRAY['booked', 'cancelled', 'stayed', 'paid']) NOT VALID;
