-- Up to which month the statements of a hotel are closed, also where there was nothing to bill. What is agreed about a
-- month after it was closed is a line of the next statement, and a month that no server closed in time is known.
CREATE TABLE hotel_closings (
  hotel_id uuid CONSTRAINT hotel_closings_pkey PRIMARY KEY
    CONSTRAINT hotel_closings_hotel_id_fkey REFERENCES hotels,
  -- The first day of the month; null while the first one is being closed.
  closed_through date CONSTRAINT hotel_closings_month_begins CHECK (extract(day FROM closed_through) = 1)
);

-- Statements of a hotel, newest first.
CREATE INDEX hotel_statements_hotel_idx ON hotel_statements (hotel_id, month DESC, currency);
