-- A link brings bookings of other hotels, too, so a day of a link is kept for each hotel.
ALTER TABLE link_days
  DROP CONSTRAINT link_days_pkey,
  ADD CONSTRAINT link_days_pkey PRIMARY KEY USING INDEX link_days_key;
