-- outside a transaction
ALTER TABLE partnership_events VALIDATE CONSTRAINT partnership_events_kind_known;
