-- outside a transaction
ALTER TABLE clicks VALIDATE CONSTRAINT clicks_sub_id_length;
ALTER TABLE booking_referrals VALIDATE CONSTRAINT booking_referrals_sub_id_length;
ALTER TABLE webhooks VALIDATE CONSTRAINT webhooks_topics_known;
ALTER TABLE webhooks VALIDATE CONSTRAINT webhooks_events_known;
