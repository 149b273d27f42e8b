-- outside a transaction
ALTER TABLE webhooks VALIDATE CONSTRAINT webhooks_topics_known;
ALTER TABLE notifications VALIDATE CONSTRAINT notifications_params_fit;
