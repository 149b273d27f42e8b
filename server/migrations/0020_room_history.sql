-- How many rooms there were on a past night: those of today, without what has been added since and with what is gone.
CREATE INDEX rooms_created_idx ON rooms (created_at);
CREATE INDEX rooms_archived_idx ON rooms (archived_at) WHERE archived_at IS NOT NULL;
CREATE INDEX rooms_hotel_idx ON rooms (hotel_id);
