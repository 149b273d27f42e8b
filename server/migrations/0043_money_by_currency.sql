-- Dollars for one unit of a currency on a day; before the first rate there was, the first. As a booking takes its own.
CREATE FUNCTION usd_rate_on(of_currency text, on_day date) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN of_currency = 'USD' THEN 1 ELSE (
    SELECT usd_rate FROM exchange_rates WHERE currency = of_currency
    ORDER BY valid_from <= on_day DESC, CASE WHEN valid_from <= on_day THEN valid_from END DESC, valid_from, id DESC
    LIMIT 1) END
$$;
-- The way back from usd_cents.
CREATE FUNCTION cents_of_usd(usd_cents numeric, currency text, usd_rate numeric) RETURNS bigint
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT round(usd_cents * minor_units(currency) / (100 * usd_rate))::bigint $$;

-- The money of booking_figures in the currency of each booking, as it was agreed. What counts is said there.
CREATE VIEW booking_money AS
SELECT f.id, f.hotel_id, f.source, f.booked_at, f.local_day, f.utc_day, b.currency,
       CASE WHEN is_fee THEN fee_cents WHEN f.bookings = 1 THEN b.total_cents ELSE 0 END AS revenue_cents,
       CASE WHEN is_fee THEN fee_cents ELSE 0 END AS fees_cents,
       CASE WHEN f.referred = 1
            THEN round(CASE WHEN is_fee THEN least(fee_cents, b.room_cents) ELSE b.room_cents END
                       * b.commission_bps / 10000.0)::bigint
            ELSE 0 END AS commission_cents,
       f.revenue_cents AS revenue_usd_cents, f.fees_cents AS fees_usd_cents, f.commission_cents AS commission_usd_cents
FROM booking_figures f
  JOIN (SELECT id, currency, total_cents, room_cents, commission_bps, coalesce(fee_cents, 0) AS fee_cents,
               state IN ('cancelled', 'no-show') AS is_fee
        FROM bookings) AS b ON b.id = f.id;

-- The money of hotel_days, currency by currency: a hotel may have changed its own.
CREATE TABLE hotel_money_days (
  hotel_id uuid NOT NULL,
  calendar text NOT NULL CONSTRAINT hotel_money_days_calendar_known CHECK (calendar IN ('hotel', 'utc')),
  day date NOT NULL,
  source text NOT NULL,
  currency text NOT NULL,
  revenue_cents bigint NOT NULL,
  fees_cents bigint NOT NULL,
  commission_cents bigint NOT NULL,
  revenue_usd_cents bigint NOT NULL,
  fees_usd_cents bigint NOT NULL,
  commission_usd_cents bigint NOT NULL,
  CONSTRAINT hotel_money_days_pkey PRIMARY KEY (hotel_id, calendar, day, source, currency)
) WITH (fillfactor = 80);
INSERT INTO hotel_money_days
SELECT hotel_id, c.calendar, CASE c.calendar WHEN 'utc' THEN utc_day ELSE local_day END, source, currency,
       sum(revenue_cents), sum(fees_cents), sum(commission_cents),
       sum(revenue_usd_cents), sum(fees_usd_cents), sum(commission_usd_cents)
FROM booking_money CROSS JOIN (VALUES ('hotel'), ('utc')) AS c (calendar)
GROUP BY 1, 2, 3, 4, 5;

-- The same of hotel_nights.
CREATE TABLE hotel_money_nights (
  hotel_id uuid NOT NULL,
  night date NOT NULL,
  source text NOT NULL,
  currency text NOT NULL,
  room_cents bigint NOT NULL,
  CONSTRAINT hotel_money_nights_pkey PRIMARY KEY (hotel_id, night, source, currency)
) WITH (fillfactor = 80);
INSERT INTO hotel_money_nights
SELECT b.hotel_id, n.night, b.source, b.currency, sum(n.price_cents)
FROM bookings b JOIN booking_figures f ON f.id = b.id AND f.bookings = 1
  JOIN booking_stays s ON s.booking_id = b.id JOIN booking_nights n ON n.stay_id = s.id AND n.taken
GROUP BY 1, 2, 3, 4;
