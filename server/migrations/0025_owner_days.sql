-- The sum of hotel_days over the hotels of one owner, each by its own calendar: an owner may have hundreds.
-- A hotel never changes hands.
CREATE TABLE owner_days (
  owner_id uuid NOT NULL,
  LIKE hotel_days INCLUDING DEFAULTS,
  CONSTRAINT owner_days_pkey PRIMARY KEY (owner_id, day, source)
) WITH (fillfactor = 80);
ALTER TABLE owner_days DROP COLUMN hotel_id, DROP COLUMN calendar;
INSERT INTO owner_days (owner_id, day, source, bookings, cancelled, referred, clicks, revenue_cents, fees_cents,
  commission_cents, lead_days, stay_nights, lead_0, lead_1, lead_2, lead_3, lead_4, stay_0, stay_1, stay_2, stay_3, stay_4)
SELECT h.owner_id, d.day, d.source, sum(bookings), sum(cancelled), sum(referred), sum(clicks), sum(revenue_cents),
       sum(fees_cents), sum(commission_cents), sum(lead_days), sum(stay_nights), sum(lead_0), sum(lead_1), sum(lead_2),
       sum(lead_3), sum(lead_4), sum(stay_0), sum(stay_1), sum(stay_2), sum(stay_3), sum(stay_4)
FROM hotel_days d JOIN hotels h ON h.id = d.hotel_id
WHERE d.calendar = 'hotel'
GROUP BY h.owner_id, d.day, d.source;
